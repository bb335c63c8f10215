import { constants } from 'node:fs'

// Root may be who calls a tool, and a link that somebody laid where the data lies would lead anywhere.
const whole = constants.O_CREAT | constants.O_WRONLY | constants.O_NOFOLLOW
export const writing = whole | constants.O_TRUNC
export const appending = whole | constants.O_APPEND
/** For whoever asks what lies there; a pipe keeps nobody waiting. */
export const looking = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
