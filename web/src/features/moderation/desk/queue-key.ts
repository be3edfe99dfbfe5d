/** Everything that is read of the queue is kept under this. */
export const queueKey = ['desk-queue'] as const
