// Preloaded into the server: when the launcher is killed, its channel closes and the server ends in good order.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
