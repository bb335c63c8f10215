import type { ReactNode } from 'react'
import { desk } from '#content/team/desk.ts'
import { deskChat } from '#content/team/desk-chat.ts'
import type { WholeLead } from '#contract/desk.ts'
import type { DeskView, ViewOf } from '#contract/desk-view.ts'
import { Chat } from './Chat/Chat.tsx'
import { ComeIn, Mailbox, Refused, SignIn, Used } from './SignIn/SignIn.tsx'
import { SendAgain, UnsentForm } from './SignIn/UnsentForm.tsx'
import { Figures } from './Figures/Figures.tsx'
import { Inbox } from './Inbox/Inbox.tsx'
import { Erased } from './Lead/Erased.tsx'
import { Lead } from './Lead/Lead.tsx'
import { Mark, Marked } from './Mark.tsx'
import { sayLeft } from './say.ts'
import { You } from './You/You.tsx'

type Kind = DeskView['kind']
type DeskPage<View extends DeskView> = {
  readonly title: (view: View) => string
  readonly show: (view: View) => ReactNode
}

const pages = {
  'sign-in': { title: () => desk.signIn.title, show: (view) => <SignIn {...view} /> },
  mailbox: { title: () => desk.mailbox.title, show: (view) => <Mailbox {...view} /> },
  'come-in': { title: () => desk.comeIn.title, show: (view) => <ComeIn {...view} /> },
  used: { title: () => desk.used.title, show: () => <Used /> },
  unsent: { title: () => desk.unsent.title, show: (view) => <UnsentForm {...view} /> },
  refused: { title: ({ refusal }) => desk.refused[refusal].heading, show: (view) => <Refused {...view} /> },
  again: { title: ({ refusal }) => desk.refused[refusal].heading, show: (view) => <SendAgain {...view} /> },
  you: { title: () => desk.you.title, show: (view) => <You {...view} /> },
  inbox: {
    title: ({ frame: { counts } }) => desk.inbox.title(counts.waiting, counts.open),
    show: (view) => <Inbox {...view} />,
  },
  figures: { title: () => desk.figures.title, show: (view) => <Figures {...view} /> },
  lead: { title: ({ lead, frame }) => nameLead(lead, frame.now), show: (view) => <Lead {...view} /> },
  erased: { title: () => desk.lead.erase.done, show: (view) => <Erased {...view} /> },
  mark: { title: () => desk.mark.title, show: (view) => <Mark {...view} /> },
  marked: { title: () => desk.mark.done, show: (view) => <Marked {...view} /> },
  chat: { title: ({ chat }) => deskChat.title(chat.name), show: (view) => <Chat {...view} /> },
} as const satisfies { readonly [One in Kind]: DeskPage<ViewOf<One>> }

/** `Aline Uwase, 2 h 40 left`: many tabs of leads stand side by side. */
function nameLead({ name, dueAt }: WholeLead, now: number): string {
  return desk.lead.title(name, dueAt === null ? '' : sayLeft(dueAt, now))
}

/** A page of the desk: its title and what it shows. */
export function describeDesk(view: DeskView): { readonly title: string; readonly body: ReactNode } {
  // The table pairs each kind with its page; the compiler cannot follow the pair through a look-up.
  const page = pages[view.kind] as DeskPage<DeskView>
  return { title: page.title(view), body: page.show(view) }
}
