/** Name under which the host is released. It stands in `remotes` of the release document like every other channel. */
export const HOST_NAME = 'host-shell'
