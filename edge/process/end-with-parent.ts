// `node --import` this, or import it first: ends the process politely once whoever started it with an IPC channel is gone, however that ended.
import cluster from 'node:cluster'

if (process.channel && cluster.isPrimary) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // Listening to it is no reason to stay alive.
  process.channel.unref()
}
