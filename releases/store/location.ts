/** Where a store stands, by how its location begins; anything else is a folder. */
export const isS3 = (location: string): boolean => location.startsWith('s3://')
export const isRemote = (location: string): boolean => /^https?:\/\//.test(location)
export const isFolder = (location: string): boolean => !isS3(location) && !isRemote(location)
