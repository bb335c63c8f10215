import type { ChatTalkCopy } from '#content/en/chat.ts'

/** What the chat window says with a conversation in French: its quick actions, and what stands under a message. */
export const chatTalk = {
  quick: {
    demo: { label: 'Une démo', message: 'Je voudrais une démonstration.' },
    pricing: { label: 'Tarifs', message: 'Quels sont vos tarifs ?' },
    trial: { label: 'Essai gratuit', message: "Comment commencer l'essai gratuit ?" },
    person: { label: "Parler à quelqu'un", message: 'Je voudrais parler à une personne.' },
  },
  log: {
    sources: 'Source',
    suggestions: 'Vous pourriez demander',
    newTab: ', nouvel onglet',
    call: 'Appeler le {phone}',
    whatsApp: 'WhatsApp',
  },
} as const satisfies ChatTalkCopy
