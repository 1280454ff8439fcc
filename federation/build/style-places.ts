import { SourceMap } from 'node:module'

/** @returns file and line of a place in a built sheet, e.g. `list/list.css:12`; null where the map has none. Lines and columns from 0 */
export type PlaceOf = (line: number, column: number) => string | null

/** @param map source map of a built sheet, as JSON; its sources are named as they are told */
export function placesIn(map: Uint8Array): PlaceOf {
  const sources = new SourceMap(JSON.parse(Buffer.from(map).toString()))
  return (line, column) => {
    const found = sources.findEntry(line, column)
    return 'originalSource' in found ? `${found.originalSource}:${found.originalLine + 1}` : null
  }
}
