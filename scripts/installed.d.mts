/** Whether `node_modules` holds what the lockfile names, whoever installed it. */
export declare function isInstalled(root: string): boolean
