import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DeskRefusal, SentForm } from '#contract/desk.ts'
import type { DeskView } from '#contract/desk-view.ts'
import type { ServerProblem } from '#contract/server-problem.ts'
import { type LogTrouble, Refusal, sendRefusal, toRefusal } from '#server/errors.ts'
import { isBareForm, listFields, readField, readRefusedForm, readText, wantsHtml } from '#server/form-bodies.ts'
import { renderOnce, type PageRenderer } from '#server/pages.ts'
import { identifyCaller, refuseWhenBusy, type AddressLimit } from '#server/rate-limit.ts'
import { sendPage } from '#server/static/send-page.ts'
import { sendMissing } from '#server/static/static.routes.ts'
import type { Site } from '#server/static/site.ts'
import type { Live } from '#server/talks/live.ts'
import { pageOf } from './page-of.ts'
import type { SessionCookie } from './session-cookie.ts'
import type { SessionService, Visit } from './sessions.service.ts'
import type { Team } from './team.ts'

export type DoorNeeds = {
  readonly pages: PageRenderer
  readonly site: Site | null
  readonly publicUrl: string
  readonly hasMembers: () => Promise<boolean>
  readonly findVisit: FindVisit
  readonly logTrouble: LogTrouble
  /** Posts, counted before anything of a body is read. What comes without a session is counted apart. */
  readonly limits: { readonly membersPerAddress: AddressLimit; readonly strangersPerAddress: AddressLimit }
}

/** Who asks, looked up once for each request; null for everybody who is not signed in. */
type FindVisit = (request: FastifyRequest) => Promise<Visit | null>

type VisitNeeds = { readonly sessions: SessionService; readonly cookie: SessionCookie }

export function createVisitReader({ sessions, cookie }: VisitNeeds): FindVisit {
  const visits = new WeakMap<FastifyRequest, Promise<Visit | null>>()
  async function look(request: FastifyRequest) {
    const token = cookie.read(request)
    return token === null ? null : sessions.find(token)
  }
  return (request) => {
    const visit = visits.get(request) ?? look(request)
    visits.set(request, visit)
    return visit
  }
}

/** Nobody keeps a copy, no list of addresses names it, and no other site learns where a link stood. */
const deskHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
}

const refusals: Partial<Record<ServerProblem, DeskRefusal>> = {
  forbidden: 'not-ours',
  'not-found': 'gone',
  malformed: 'unreadable',
  'too-large': 'unreadable',
  'unsupported-type': 'unreadable',
  'too-many-requests': 'busy',
  overloaded: 'overloaded',
  'storage-unavailable': 'unavailable',
}

/** What is over by itself: the same form may be taken a little later. */
const passing: readonly DeskRefusal[] = ['busy', 'overloaded', 'unavailable', 'failed']

export type ShowDesk = (request: FastifyRequest, reply: FastifyReply, view: DeskView) => Promise<FastifyReply>

/**
 * What holds for all addresses of the desk: without a member there is nothing there; a post comes from a page of ours;
 * what goes wrong is a page that says what to do.
 */
export function guardDesk(
  app: FastifyInstance,
  { pages, site, publicUrl, hasMembers, findVisit, logTrouble, limits }: DoorNeeds,
): ShowDesk {
  const render = (view: DeskView) => pages.renderDesk(view)
  const renderNobodys = renderOnce(render)
  const show: ShowDesk = (request, reply, view) => {
    const isNobodys = view.kind === 'sign-in' || view.kind === 'used' || view.kind === 'refused'
    return sendPage(request, reply, isNobodys ? renderNobodys(view) : render(view))
  }

  let wasThere = true
  const look = async () => (wasThere = await hasMembers())
  /** Where the database cannot even say that, whoever looks with a browser reads so, unless there was no desk before. */
  const isThere = (request: FastifyRequest) => look().catch(() => wasThere && wantsHtml(request))

  app.addHook('onRequest', async (request, reply) => {
    if (!(await look())) {
      if (site && isReading(request)) return sendMissing(request, reply, site)
      return sendRefusal(new Refusal('not-found'), reply)
    }
    reply.headers(deskHeaders)
    if (isReading(request)) return undefined
    if (!isOwnPost(request, publicUrl)) throw new Refusal('forbidden')
    const counted = (await findVisit(request)) ? limits.membersPerAddress : limits.strangersPerAddress
    refuseWhenBusy(counted.take(identifyCaller(request.ip)))
    return undefined
  })

  app.setErrorHandler(async (error, request, reply) => {
    const refusal = toRefusal(error)
    logTrouble(error, refusal, request)
    if (!(await isThere(request))) return sendRefusal(refusal, reply)
    if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds)
    const why = refusals[refusal.problem] ?? 'failed'
    const isPassing = passing.includes(why)
    const form = isPassing ? await readAgain(request) : null
    return show(
      request,
      reply.code(refusal.status).headers(deskHeaders),
      form
        ? { kind: 'again', refusal: why, ...form }
        : { kind: 'refused', refusal: why, ...(why !== 'busy' && isPassing && hasPage(request) && { isPassing }) },
    )
  })

  /** For members alone, whose forms are drawn so that they are done once; nothing of a stranger's is read for it. */
  async function readAgain(request: FastifyRequest): Promise<SentForm | null> {
    if (isReading(request) || !isBareForm(request) || !isOwnPost(request, publicUrl)) return null
    // Where the database cannot say who asks, whoever brings a session is taken for a member.
    const isMember = await findVisit(request).then(
      (visit) => visit !== null,
      () => true,
    )
    const fields = isMember ? await readRefusedForm(request).catch(() => null) : null
    return fields && describeForm(request.url, fields)
  }
  return show
}

/**
 * Whether a post comes from a page of our own. Browsers say where it comes from in `Sec-Fetch-Site`, older ones in
 * `Origin`; what says neither was sent by no browser that could be signed in.
 */
function isOwnPost({ headers, host, protocol }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const { origin } = headers
  if (origin === undefined) return site === 'same-origin'
  return origin === publicUrl || origin === `${protocol}://${host}`
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/** Where a form goes that anybody may send, a page with that form stands at the same address. */
const openForms = /^\/(?:desk\/sign-in|answered)(?:\/[^/?]+)?$/
const hasPage = (request: FastifyRequest) => isReading(request) || openForms.test(request.url)

export type ForMembers = <Request extends FastifyRequest>(
  work: (request: Request, reply: FastifyReply, visit: Visit) => Promise<unknown>,
) => (request: Request, reply: FastifyReply) => Promise<unknown>

type DoorForMembers = {
  readonly findVisit: FindVisit
  readonly cookie: SessionCookie
  readonly team: Team
  readonly show: ShowDesk
  readonly live: Pick<Live, 'tell'>
}

/**
 * Runs what is for members with whoever is signed in, if the page that asks was drawn for the same one; everybody else
 * is sent to the door, or reads what was not sent. A script of ours hears so: to it a redirect means that something was
 * kept.
 */
export function letMembersIn({ findVisit, cookie, team, show, live }: DoorForMembers): ForMembers {
  return (work) => async (request, reply) => {
    const visit = await findVisit(request)
    const writer = writerOf(request)
    if (visit && (writer === '' || writer === visit.member.id)) {
      const done = await work(request, reply, visit)
      // Colleagues see at once what was done.
      if (!isReading(request) && request.url.startsWith('/desk/leads/')) await live.tell({ kind: 'work' })
      return done
    }
    if (request.headers['x-live']) return reply.code(401).send()
    const form = describeForm(request.url, request.body)
    if (!visit) cookie.keepPlace(request, reply)
    if (!visit && (writer === '' || !form.hasWords)) return reply.redirect('/desk/sign-in', 303)
    return show(request, reply.code(visit ? 409 : 401), {
      kind: 'unsent',
      writer: writer === '' ? '' : (await team.of(writer)).name,
      me: visit?.member.name ?? null,
      ...form,
      page: pageOf(request.url) ?? '/desk',
    })
  }
}

function describeForm(action: string, body: unknown): SentForm {
  const fields = listFields(body)
  return { action, fields, hasWords: fields.some(([name, value]) => name === 'text' && value.trim() !== '') }
}

/** Whom the page was drawn for that asks: its forms say so, and its script; empty where it says nothing. */
function writerOf(request: FastifyRequest): string {
  return readText(request.headers['x-member']) || readField(request, 'as')
}
