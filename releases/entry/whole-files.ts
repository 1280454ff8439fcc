/** Files on disk that are whole or absent, whenever the process dies. */
export { createPrivateFile } from '../signing/private-file.ts'
export { writeWhole } from '../store/write-once.ts'
