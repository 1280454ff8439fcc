import { pathToFileURL } from 'node:url'

/** Imports a file that says something of a remote. @throws with the file's name before what is wrong with it */
export async function importTable<Module>(file: string): Promise<Module> {
  try {
    return (await import(pathToFileURL(file).href)) as Module
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`)
  }
}
