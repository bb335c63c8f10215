import type { FastifyInstance } from 'fastify'
import { emailShape } from '#contract/read-line.ts'
import { maxLength } from '#contract/max-length.ts'
import { readField } from '#server/form-bodies.ts'
import { identifyCaller, refuseWhenBusy } from '#server/rate-limit.ts'
import { nameDevice } from './device.ts'
import type { DeskParts } from './desk-parts.ts'
import { isOpenNetwork } from './session-cookie.ts'
import type { SessionService } from './sessions.service.ts'
import type { SignInService } from './sign-in.service.ts'
import { linkMs } from '#server/secret/sign-in-link.ts'

type Needs = Pick<DeskParts, 'show' | 'forMembers' | 'team' | 'cookie' | 'publicUrl' | 'now'> & {
  readonly signIn: SignInService
  readonly sessions: SessionService
}

type WithToken = { readonly Params: { readonly token: string } }

/** The door: a letter with a link, and a button behind the link. */
export function addSignInRoutes(app: FastifyInstance, needs: Needs): void {
  const { show, forMembers, signIn, sessions, cookie, team, publicUrl, now } = needs

  app.get('/desk/sign-in', (request, reply) => {
    if (isOpenNetwork(publicUrl)) return show(request, reply, { kind: 'refused', refusal: 'insecure' })
    return show(request, reply, { kind: 'sign-in', isUnreadable: false })
  })

  app.post('/desk/sign-in', async (request, reply) => {
    const email = readField(request, 'email').trim()
    if (email.length > maxLength.email || !emailShape.test(email)) {
      return show(request, reply.code(422), { kind: 'sign-in', isUnreadable: true })
    }
    refuseWhenBusy(await signIn.ask(email, identifyCaller(request.ip)))
    return show(request, reply, { kind: 'mailbox', email, goodUntil: now() + linkMs })
  })

  /** Shows a button and changes nothing: programs that look through letters follow links. */
  app.get<WithToken>('/desk/sign-in/:token', async (request, reply) => {
    const { token } = request.params
    const known = await signIn.look(token)
    if (!known) return show(request, reply.code(410), { kind: 'used' })
    const { createdAt: madeAt, expiresAt: goodUntil } = known.link
    return show(request, reply, { kind: 'come-in', token, member: await team.of(known.member.id), madeAt, goodUntil })
  })

  app.post<WithToken>('/desk/sign-in/:token', async (request, reply) => {
    const begun = await sessions.begin(request.params.token, nameDevice(request.headers['user-agent']))
    if (!begun) return show(request, reply.code(410), { kind: 'used' })
    const before = cookie.read(request)
    if (before) await sessions.end(before)
    cookie.write(reply, begun)
    return reply.redirect(cookie.takePlace(request, reply, begun.memberId), 303)
  })

  app.post(
    '/desk/sign-out',
    forMembers(async (request, reply) => {
      await sessions.end(cookie.read(request) ?? '')
      cookie.clear(reply)
      return reply.redirect('/desk/sign-in', 303)
    }),
  )
}
