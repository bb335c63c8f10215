import type { FastifyBaseLogger } from 'fastify'

/** What delivery needs of the log. No e-mail address, phone or message text goes in, and no words of a receiver. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
