import { expect, it } from 'vitest'
import { toRefusal } from './errors.ts'

it('a visitor who leaves before the first word of an answer is no failure of ours', () => {
  // What Fastify says where the connection ends between the answer and its head.
  const error = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })

  expect(toRefusal(error).status).toBeLessThan(500)
  expect(toRefusal(new Error('Premature close')).status).toBe(500)
})
