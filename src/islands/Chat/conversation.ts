import type { ChatConversationCopy } from '#content/copy/chat.ts'
import type { ChatMessage, ChatStart } from '#contract/chat.ts'
import { fill } from '#contract/fill.ts'
import { talkHash } from '#contract/talk-link.ts'
import { fetchMissed, resetSession, resumeSession, sendSummary, startSession, type Trouble } from './chat-api.ts'
import { closed, findPerson, type Session, type ShownMessage } from './chat-state.ts'
import { createId } from './create-id.ts'
import { createErasing } from './erasing.ts'
import { createLiveTalk } from './live-talk.ts'
import { streamReply, type Left } from './stream-reply.ts'
import { apologyId, findLastKnown, findPending } from './talk-state.ts'
import type { TalkStore } from './talk-store.ts'
import { untilOnline, wait, waitToRetry } from './wait.ts'

/** Between tries while the network seems to be there; after the last the visitor is told (CHAT-47). */
const retryAfterMs = [1000, 3000]
/** What is said to one of us is tried for as long as the window is open: nobody else answers it. */
const retryForPersonMs = 5000
const linkShape = new RegExp(String.raw`^${talkHash}([\w.-]+)$`)

type Needs = {
  readonly store: TalkStore
  readonly copy: Pick<ChatConversationCopy, 'apology' | 'ended' | 'replace' | 'log'>
  readonly now: () => Date
}
export type Conversation = ReturnType<typeof createConversation>

/**
 * What the visitor does with the conversation, and what becomes of it. A message is sent until it is answered, under
 * one id: after a lost connection, a reload or in another tab, the same message goes on (CHAT-45, DATA-7).
 */
export function createConversation({ store, copy, now }: Needs) {
  const { dispatch, setLive } = store
  const read = () => store.get().state
  let answering = new AbortController()
  let isPumping = false
  const erasing = createErasing((isUncleared) => setLive({ isUncleared }))

  /** CHAT-41, CHAT-42. What the server does not take brings the form back. */
  async function start(form: ChatStart) {
    const { name, email, phone, company } = form
    // An answer that was lost does not make two leads.
    const startKey = read().startKey ?? createId()
    dispatch({
      kind: 'introduced',
      startKey,
      userInfo: { name, email, phone, company, location: read().userInfo?.location ?? '' },
    })
    setLive({ isStarting: true, notice: null, refusal: null })
    const outcome = await startSession(form, startKey)
    // Everything was cleared meanwhile: what began there ends as well.
    if (read().startKey !== startKey) return outcome.kind === 'ok' ? void erasing.begin(outcome.value) : undefined
    setLive({ isStarting: false })
    if (outcome.kind !== 'ok') {
      setLive({ refusal: outcome })
      return dispatch({ kind: 'refused' })
    }
    const { id, token, location, messages } = outcome.value
    dispatch({ kind: 'started', session: { id, token }, location, messages })
  }

  /** CHAT-46: blank ones are ignored. */
  function send(text: string, intent?: string) {
    const trimmed = text.trim()
    if (trimmed === '' || findPending(read())) return
    setLive({ notice: null, stopped: null })
    const message: ShownMessage = {
      id: createId(),
      text: trimmed,
      sender: 'user',
      timestamp: now(),
      delivery: 'sending',
      ...(intent && { intent }),
    }
    dispatch({ kind: 'asked', message })
    void pump()
  }

  /** What is written after a call to action opened the window carries what that wanted, in whatever words. */
  function sendDraft(text: string) {
    const { wish } = store.get().live
    setLive({ wish: null })
    // A question that got words of its own is asked as it stands.
    const isReworded = wish?.intent.startsWith('question') && wish.message.trim() !== text.trim()
    send(text, isReworded ? undefined : wish?.intent)
  }

  function sendAgain(id: string) {
    if (findPending(read())) return
    setLive({ notice: null, stopped: null })
    dispatch({ kind: 'delivery', id, delivery: 'sending' })
    void pump()
  }

  /** The server finishes the reply all the same; `sendAgain` shows it. */
  function stop() {
    const { reply } = store.get().live
    if (!reply) return
    setLive({ reply: null, stopped: reply })
    dispatch({ kind: 'delivery', id: reply.questionId, delivery: 'stopped' })
    abandon()
  }

  function abandon() {
    answering.abort()
    answering = new AbortController()
    setLive({ reply: null })
  }

  /** Sees to everything that waits for an answer, wherever it was asked. */
  async function pump() {
    if (isPumping) return
    isPumping = true
    for (let next = findNext(); next; next = findNext()) await answer(next.session, next.question)
    isPumping = false
  }

  function findNext() {
    const state = read()
    const question = findPending(state)
    return question && state.session ? { question, session: state.session } : null
  }

  async function answer(session: Session, question: ShownMessage) {
    const { id, text, intent } = question
    const { signal } = answering
    for (let tries = 0; ;) {
      // Told once that it waits for the network, whoever writes to one of us is not told otherwise before it is kept.
      const isWaiting = tries > 0 && findPerson(read()) !== null
      setLive({ reply: { questionId: id, text: textSoFar(id), isWaiting } })
      const outcome =
        (await finishClearing(session)) ?? (await streamReply(session, { id, text, intent }, hearing(id, signal)))
      // Stopped, cleared, or ended in another tab: nobody waits for it here.
      if (signal.aborted || read().session?.id !== session.id) return setLive({ reply: null })
      if (outcome.kind !== 'failed') return conclude(id, outcome)
      if (!navigator.onLine) {
        setLive({ reply: { questionId: id, text: textSoFar(id), isWaiting: true } })
        await untilOnline(signal)
        tries = 0
      } else {
        const isForPerson = findPerson(read()) !== null
        const isPatient = isForPerson || !outcome.isSilent
        const pause = isPatient ? (retryAfterMs[tries] ?? (isForPerson ? retryForPersonMs : undefined)) : undefined
        if (pause === undefined) return conclude(id, outcome)
        if (isForPerson) setLive({ reply: { questionId: id, text: textSoFar(id), isWaiting: true } })
        await wait(pause, signal)
        tries += 1
      }
    }
  }

  const hearing = (id: string, signal: AbortSignal) => ({
    signal,
    onKept: () => dispatch({ kind: 'delivery', id, delivery: 'awaiting' }),
    onText(text: string) {
      // Told again from its beginning after a break, a reply never becomes shorter on screen.
      const isMore = text.length > textSoFar(id).length
      if (isMore && !signal.aborted) setLive({ reply: { questionId: id, text, isWaiting: false } })
    },
  })

  const textSoFar = (id: string) => {
    const { reply, stopped } = store.get().live
    return [reply, stopped].find((known) => known?.questionId === id)?.text ?? ''
  }

  function conclude(id: string, outcome: Trouble | Left | { readonly kind: 'ok'; readonly value: ChatMessage }) {
    setLive({ reply: null, stopped: null })
    if (outcome.kind === 'ok') dispatch({ kind: 'replied', questionId: id, reply: outcome.value })
    else if (outcome.kind === 'left') {
      setLive({ isWithPerson: true })
      dispatch({ kind: 'left-to-person', questionId: id })
    } else if (outcome.kind === 'gone') end()
    else if (outcome.kind === 'failed') apologize(id)
    else {
      setLive({ notice: outcome.words })
      dispatch({ kind: 'delivery', id, delivery: 'failed' })
    }
  }

  /** CHAT-47..49, CONFLICT-30: our own server cannot be reached. */
  function apologize(questionId: string) {
    const message: ShownMessage = {
      id: apologyId(questionId),
      text: copy.apology,
      sender: 'agent',
      timestamp: now(),
      isApology: true,
    }
    dispatch({ kind: 'apologized', questionId, apology: message })
  }

  /** The server knows the conversation no more: it begins anew, and the visitor is told. */
  function end() {
    abandon()
    dispatch({ kind: 'ended', welcome: store.greet() })
    setLive({ notice: copy.ended })
  }

  /**
   * A letter's link opens the conversation where it stood, on whatever device. Where it is not known, the visitor is asked
   * whether it is theirs: a stranger's link must not have them go on in a conversation that the stranger reads, too.
   */
  async function followLink() {
    const [, link] = linkShape.exec(location.hash) ?? []
    if (link === undefined) return
    history.replaceState(null, '', location.pathname + location.search)
    const outcome = await resumeInTime(link)
    if (outcome === null) return
    if (outcome.kind === 'busy') return setLive({ notice: outcome.words })
    if (outcome.kind !== 'ok') return setLive({ notice: copy.ended })
    setLive({ notice: null })
    const { id, token, messages, location: country, name, email, phone, company } = outcome.value
    const { session } = read()
    // oxlint-disable-next-line no-alert -- seen once for each letter; a dialog of our own would weigh on every page
    if (session?.id !== id && !confirm(fill(copy.replace, { name }))) return
    abandon()
    dispatch({
      kind: 'resumed',
      session: { id, token },
      userInfo: { name, email, phone, company, location: country },
      messages,
      openedAt: now().getTime(),
    })
  }

  /** A letter is opened on the way, too: asked until the server answers; null where the window was closed meanwhile. */
  async function resumeInTime(link: string) {
    for (let tries = 0; tries === 0 || read().isOpen; tries += 1) {
      const outcome = await resumeSession(link)
      if (outcome.kind !== 'failed') return outcome
      setLive({ notice: copy.log.waiting })
      await waitToRetry(retryAfterMs[tries] ?? retryForPersonMs, answering.signal)
    }
    return null
  }

  /** After a page change or a reload: what was running goes on, what was missed is fetched. */
  async function resume() {
    await followLink()
    const { session, showUserForm } = read()
    // Left in the middle of the start: the form again, as it was filled in.
    if (!session) return showUserForm ? undefined : dispatch({ kind: 'refused' })
    await pump()
    const outcome = (await finishClearing(session)) ?? (await fetchMissed(session, findLastKnown(read())))
    if (read().session?.id !== session.id) return
    if (outcome.kind === 'gone') return end()
    if (outcome.kind !== 'ok') return
    dispatch({ kind: 'caught-up', ...outcome.value })
    void pump()
  }

  /** CHAT-54. What the server could not take is done again before anything else is asked there. */
  async function clearMessages() {
    const { session } = read()
    abandon()
    setLive({ sheet: null, notice: null, stopped: null })
    // Here at once, or what waits for its answer would be asked again meanwhile.
    dispatch({ kind: 'cleared', messages: [store.greet()], mustClear: session !== null })
    if (session) await finishClearing(session)
  }

  let clearing: Promise<Trouble | null> | null = null
  /** Clears there what is cleared here; whoever asks meanwhile waits for the same. Returns what kept the server from it. */
  function finishClearing(session: Session): Promise<Trouble | null> {
    if (!clearing && !read().mustClear) return Promise.resolve(null)
    clearing ??= clearThere(session).finally(() => (clearing = null))
    return clearing
  }

  /** What was written since it was cleared here stays. */
  async function clearThere(session: Session): Promise<Trouble | null> {
    const reset = await resetSession(session)
    const outcome = reset.kind === 'ok' ? await fetchMissed(session) : reset
    // Everything was cleared meanwhile: the welcome by name is not for whoever comes next.
    if (read().session?.id !== session.id) return outcome.kind === 'ok' ? null : outcome
    // The welcome as the server has it; its clock is not ours, and tabs know by ours which beginning is the newer.
    const kept = outcome.kind === 'ok' ? outcome.value.messages : []
    const welcome = kept.length > 0 ? kept.map((message) => ({ ...message, timestamp: now() })) : [store.greet()]
    const messages = [...welcome, ...read().messages.filter(({ delivery }) => delivery !== undefined)]
    // Cleared there, but left before the welcome came: once more at the next page, which does no harm.
    dispatch({ kind: 'cleared', messages, mustClear: outcome.kind !== 'ok' })
    return outcome.kind === 'ok' ? null : outcome
  }

  /** CHAT-55. Here at once; the visitor is told for as long as the server has not heard. */
  function clearEverything() {
    const { session } = read()
    abandon()
    setLive({ sheet: null, notice: null, stopped: null })
    if (session) void erasing.begin(session)
    dispatch({ kind: 'forgotten', welcome: store.greet() })
  }

  /** CHAT-52, CHAT-53. */
  function close() {
    const { messages, userInfo, session } = read()
    if (messages.length <= 1 || !userInfo?.name || !session) return leave()
    void sendSummary(session)
    setLive({ sheet: 'summary' })
  }

  function leave() {
    setLive({ sheet: null })
    store.update(closed)
  }

  async function sendCopy(email: string): Promise<Trouble | null> {
    const { session } = read()
    const outcome = session ? await sendSummary(session, email) : null
    if (!outcome) return null
    if (outcome.kind !== 'ok') return outcome
    setLive({ sentTo: email })
    return null
  }

  const talk = createLiveTalk({ store })

  return {
    talk,
    start,
    send,
    sendDraft,
    sendAgain,
    stop,
    pump,
    resume,
    clearMessages,
    clearEverything,
    clearThereAgain: () => void erasing.goOn(),
    close,
    leave,
    sendCopy,
  }
}
