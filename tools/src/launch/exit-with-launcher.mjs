// Preloaded into the server: when the launcher is killed, the IPC channel closes and the server shuts down
// gracefully.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
