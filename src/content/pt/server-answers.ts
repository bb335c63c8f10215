import type { ServerAnswers } from '#content/copy/server-answers.ts'

const inSeconds = (seconds: number) =>
  seconds < 90 ? `${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}` : `${Math.ceil(seconds / 60)} minutos`

/** O que o servidor diz quando não pode fazer o que lhe pedem. */
export const serverAnswers = {
  problems: {
    malformed: 'Não foi possível ler o pedido',
    forbidden: 'Não tem acesso a este endereço',
    'not-found': 'Não há nada neste endereço',
    'method-not-allowed': 'Este endereço não aceita um pedido assim',
    timeout: 'O pedido demorou demasiado a chegar',
    'too-large': 'O pedido é demasiado grande',
    'unsupported-type': 'Este endereço não aceita este tipo de pedido',
    'too-many-requests': 'Demasiadas tentativas. Tente outra vez mais tarde',
    internal: 'Alguma coisa correu mal do nosso lado. Tente outra vez',
    'storage-unavailable': 'De momento não conseguimos guardar nada. Tente outra vez',
    overloaded: 'Temos muita gente neste momento. Tente outra vez daqui a uns segundos',
  },
  tryAgainIn: (seconds: number) => `Demasiadas tentativas. Tente outra vez dentro de ${inSeconds(seconds)}`,
} as const satisfies ServerAnswers
