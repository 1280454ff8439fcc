/** Files on disk that are whole or absent, whenever the process dies. */
export { writeWhole } from '../store/write-once.ts'
