/** Files on disk that are whole or absent, whenever the process dies; and a folder for them. */
export { makeFolder } from '../files/make-folder.ts'
export { createPrivateFile } from '../signing/private-file.ts'
export { writeWhole } from '../store/write-once.ts'
