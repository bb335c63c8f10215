import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { Refusal } from './errors.ts'

/** What is not HTTP, or never ends, does not reach a route; it is answered on the socket in the same words. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  // Behind half an answer nobody could read another.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.writableLength > 0) {
    socket.destroy()
    return
  }
  const refusal = new Refusal(findProblem(error.code))
  const answer = refusal.answerIn()
  const body = JSON.stringify(answer)
  // A caller who never hangs up would keep his place otherwise.
  const letGo = () => socket.destroy()
  socket.end(
    `HTTP/1.1 ${refusal.status} ${answer.error.code}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    letGo,
  )
}

function findProblem(code: string) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'timeout'
  return code === 'HPE_HEADER_OVERFLOW' ? 'too-large' : 'malformed'
}
