import type { FastifyInstance, FastifyRequest } from 'fastify'
import { makeReference } from '#server/ids/reference.ts'
import type { DeskLead } from '#server/storage/desk-storage.ts'
import type { Parts } from '#server/parts.ts'
import { isMarkedByLetter } from './answered.ts'
import type { DeskParts } from './desk-parts.ts'
import { readAll } from '#server/form-bodies.ts'
import { toBeside } from './rows.ts'
import { readLink } from '#server/secret/signed-links.ts'

type Needs = Pick<DeskParts, 'show' | 'work' | 'storage' | 'now'> & Pick<Parts, 'secret'>

type WithToken = FastifyRequest<{ Params: { readonly token: string } }>

/** Behind 'Mark as answered' in a letter to sales. The page shows; only its buttons mark, and take that back. It names nobody. */
export function addMarkRoutes(app: FastifyInstance, { show, work, storage, secret, now }: Needs): void {
  async function findLead({ params }: WithToken) {
    const id = readLink(secret, 'answered', params.token, now())
    return id === null ? null : storage.deskLeads.find(id)
  }
  const describe = async (lead: DeskLead, token: string) => {
    const { id, receivedAt, askedAt, dueAt, answeredAt } = lead
    const reference = makeReference(id)
    if (answeredAt !== null) {
      const isMarked = await isMarkedByLetter(storage, lead)
      return { kind: 'marked', token, reference, answeredAt, isMarked, now: now() } as const
    }
    const asked = askedAt ?? receivedAt
    const others = toBeside(lead, await storage.deskLeads.openOf([lead]), [])
    // Nothing of theirs but what it was, and how it is called.
    const more = others
      .filter((other) => other.isSamePerson)
      .map(({ id: otherId, wanted, reference: called, askedAt: at }) => {
        return { id: otherId, wanted, reference: called, askedAt: at }
      })
    return { kind: 'mark', token, reference, askedAt: asked, dueAt: dueAt ?? asked, now: now(), more } as const
  }

  app.get('/answered/:token', async (request: WithToken, reply) => {
    const lead = await findLead(request)
    if (!lead) return show(request, reply.code(410), { kind: 'refused', refusal: 'gone' })
    return show(request, reply, await describe(lead, request.params.token))
  })

  app.post('/answered/:token', async (request: WithToken, reply) => {
    const lead = await findLead(request)
    if (!lead || (await work.mark(lead, null, readAll(request, 'also')))) {
      return show(request, reply.code(410), { kind: 'refused', refusal: 'gone' })
    }
    return reply.redirect(`/answered/${request.params.token}`, 303)
  })

  app.post('/answered/:token/reopen', async (request: WithToken, reply) => {
    const lead = await findLead(request)
    if (!lead) return show(request, reply.code(410), { kind: 'refused', refusal: 'gone' })
    await work.reopen(lead, null)
    return reply.redirect(`/answered/${request.params.token}`, 303)
  })
}
