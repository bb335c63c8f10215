import type { Moment, TalkWords } from '#content/conversation-words.ts'
import { channels } from '#facts/contact.ts'

const sayMoment = ({ there, here }: Moment) => (here ? `${here} na sua hora (${there})` : there)

/** O que a assistente diz quando uma pessoa toma o lugar dela, e quando volta. */
export const talk = {
  calling: 'Estou a chamar alguém da nossa equipa. Entretanto, pode continuar a escrever.',
  usually: (minutes) => `Ultimamente tem demorado ${minutes === 1 ? 'um minuto' : `${minutes} minutos`}.`,
  nobodyThere: 'Neste momento não está ninguém ao balcão.',
  inUntil: (closes) => `A nossa equipa atende até ${sayMoment(closes)}.`,
  missed: (reference) =>
    `Chamei a equipa e ninguém ficou livre em 2 minutos. O que escreveu está com ela, com a referência **${reference}**.`,
  promise: `Recebe uma resposta por e-mail em ${channels.email.replyHours} horas.`,
  sooner: (phone, opens) => `Mais depressa: ${phone}${opens ? `, a partir de ${sayMoment(opens)}` : ''}`,
  back: (name) => `Voltei e respondo a partir daqui. O que falou com ${name} fica guardado, e a nossa equipa tem-no.`,
  backFromSilence: (name) =>
    `Há 15 minutos que ${name} não escreve; por isso voltei e respondo a partir daqui. O que escreveu fica guardado, e a nossa equipa tem-no.`,
  takeUp: 'Retomo o que ainda espera resposta.',
} as const satisfies TalkWords
