/** Address of a map that opens in the phone's own map where it has one. @param place what to look for, as a person writes it */
export const mapAddress = (place: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`
