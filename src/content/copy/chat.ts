import type { ChatStartField, ChatStartProblem, QuickAction } from '#contract/chat.ts'
import type { Href } from '#content/page-words.ts'

/** The words that follow the language of the conversation; the window's own stay in that of the page. */
export type ChatTalkCopy = {
  readonly quick: Readonly<Record<QuickAction, { readonly label: string; readonly message: string }>>
  readonly log: Readonly<Record<'sources' | 'suggestions' | 'newTab' | 'call' | 'whatsApp', string>>
}

/** The button of the live chat on every page, and what it says when the window cannot be fetched. */
export type ChatTriggerCopy = {
  readonly online: string
  readonly offline: string
  readonly failed: string
}

/** The chat window. Strings the specification quotes stand verbatim (CHAT-9..14, 21, 32, 33, 48, 51, 56). */
export type ChatWindowCopy = {
  readonly title: string
  readonly status: {
    readonly online: string
    readonly offline: string
  }
  /** Under the bar: who answers at this moment, and when people do. `{time}` is replaced. */
  readonly presence: {
    readonly open: string
    readonly closed: string
    readonly unknown: string
    /** One of us is at the desk, or in this conversation as `{name}`. */
    readonly desk: string
    readonly person: string
    /** Where the visitor's clock is not ours. `{time}` is replaced. */
    readonly yours: string
  }
  /** Said by the trigger besides its own words; `{count}` is replaced. */
  readonly unread: {
    readonly one: string
    readonly many: string
  }
  readonly bar: {
    readonly move: string
    readonly resize: string
    readonly maximize: string
    readonly restore: string
    readonly minimize: string
    readonly close: string
  }
  readonly welcome: string
  readonly start: {
    readonly A: { readonly title: string; readonly hello: null; readonly button: string }
    readonly B: { readonly title: null; readonly hello: string; readonly button: string }
    readonly form: string
    readonly optional: string
    readonly required: string
    readonly labels: Readonly<Record<ChatStartField, string>>
    /** `{location}` is replaced. */
    readonly location: string
    /** Continents by their UN M49 codes: no browser on a phone knows their names. */
    readonly continents: Readonly<Record<string, string>>
    /** Where our own list of countries found it; its license asks for the words and the link. */
    readonly locatedBy: {
      readonly label: string
      readonly href: string
    }
    readonly newTab: string
    readonly program: string
    readonly privacy: string
    readonly privacyLink: { readonly label: string; readonly href: Href }
    readonly sending: string
    readonly failed: string
    readonly waiting: string
  }
  /** While the rest, or the network, has not come. */
  readonly waiting: string
  readonly footer: {
    readonly company: string
    readonly phone: string
    readonly email: string
  }
}

/** What only a conversation says, and the form that leads to it: it comes with what shows a conversation. */
export type ChatConversationCopy = {
  readonly problems: Readonly<Record<ChatStartField, Readonly<Record<ChatStartProblem, string>>>>
  readonly log: {
    readonly label: string
    readonly you: string
    readonly agent: string
    readonly typing: string
    /** Of one of us; `{name}` is replaced. */
    readonly person: {
      readonly typing: string
      readonly joined: string
      readonly left: string
      readonly seen: string
    }
    readonly waiting: string
    readonly delivery: {
      readonly sending: string
      readonly sent: string
      readonly failed: string
    }
    readonly retry: string
    readonly stopped: string
    readonly showAll: string
    readonly sources: string
    readonly suggestions: string
    readonly newTab: string
    /** `{phone}` is replaced. */
    readonly call: string
    readonly whatsApp: string
    /** Under an apology. */
    readonly us: {
      readonly phone: string
      readonly call: string
      readonly email: string
      readonly write: string
    }
  }
  readonly apology: string
  readonly ended: string
  /** 'Clear Everything' could not be told to the server. */
  readonly uncleared: { readonly text: string; readonly again: string }
  /** Asked before a letter's link opens a conversation that is not kept here; `{name}` is replaced. */
  readonly replace: string
  readonly compose: {
    readonly label: string
    readonly placeholder: string
    /** While one of us is there; `{name}` is replaced. */
    readonly toPerson: string
    /** Sends the person away, and the assistant answers again. */
    readonly back: string
    readonly send: string
    readonly stop: string
    /** `{count}` and `{most}` are replaced. */
    readonly count: string
    readonly tooLong: string
    readonly quick: string
    readonly soundOn: string
    readonly soundOff: string
  }
  readonly quick: ChatTalkCopy['quick']
  readonly clear: {
    readonly title: string
    readonly messages: string
    readonly messagesNote: string
    readonly everything: string
    readonly everythingNote: string
    /** What is erased with us, and what stays. */
    readonly kept: string
    readonly cancel: string
  }
  readonly summary: {
    readonly title: string
    /** `{messages}` and `{minutes}` are replaced. */
    readonly offer: string
    readonly messages: {
      readonly one: string
      readonly many: string
    }
    readonly minutes: {
      readonly one: string
      readonly many: string
    }
    readonly email: string
    readonly invalid: string
    readonly send: string
    readonly sending: string
    readonly skip: string
    readonly no: string
    readonly failed: string
    /** `{email}` is replaced. */
    readonly sent: string
    readonly closeSent: string
  }
  readonly unkept: {
    readonly text: string
    readonly allow: string
  }
}
