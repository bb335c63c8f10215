import type { CallbackProblemWords, RequestSentCopy, RequestSentPageCopy } from '#content/copy/request-sent.ts'
import { contact } from '#facts/contact.ts'
import { channelHours } from './hours.ts'

export const callbackProblems = {
  'not-offered': 'Essa hora já não está livre. Escolha outra, por favor.',
  'too-many': 'Já anotámos várias horas. Para mudar mais uma vez, ligue-nos, por favor.',
} as const satisfies CallbackProblemWords

/** What stays after a demo request was sent, and while it waits for a network. `{…}` is replaced. */
export const requestSent = {
  heading: 'Já está connosco.',
  thanks: 'Obrigado, {name}. A sua referência é',
  confirmed: 'Vai também no e-mail para {email}.',
  unreachable:
    'Não conseguimos escrever para o endereço de e-mail que indicou: guarde esta referência, respondemos por telefone.',
  sentAt: 'Enviado: {time}',
  answerBy: 'Resposta até: {time}',
  nextHeading: 'E agora?',
  next: {
    now: ['Agora', 'O seu pedido está com a nossa equipa comercial.'],
    by: ['Até: {time}', 'Uma pessoa responde por e-mail ou por telefone.'],
    after: ['Depois', 'Uma demonstração do que escolheu, à hora que lhe der jeito.'],
  },
  callback: {
    legend: 'Quando podemos ligar?',
    optional: 'opcional',
    between: 'Entre',
    window: '{from} e {to}, na sua hora',
    send: 'Enviar esta hora',
    sending: 'A enviar esta hora…',
    kept: 'Anotado: ligamos {day}, entre {from} e {to}, se não escrevermos antes.',
    failed: `Isso não nos chegou. Tente outra vez, ou ligue para ${contact.phone}.`,
  },
  sooner: {
    heading: 'Mais depressa',
    callCity: 'Ligar para {city}',
    sms: 'Enviar por SMS',
    newTab: ', abre num novo separador',
    whatsApp: 'WhatsApp',
    withReference: 'abre com a sua referência',
    message: 'Bom dia, o meu pedido de demonstração é {reference}.',
    hours: `Os telefones são atendidos ${channelHours.phone}.`,
    say: 'Diga {reference} e ninguém pergunta duas vezes.',
  },
  another: 'Enviar outro pedido',
  waiting: {
    heading: 'Está por enviar.',
    noNetwork: 'Sem rede.',
    kept: 'O seu pedido está guardado neste aparelho desde {time}. Sai sozinho, uma única vez, quando a rede voltar.',
    mayClose: 'Pode fechar esta página e voltar a ela.',
    mayNotClose: 'Até lá, deixe esta página aberta, por favor.',
    tryNow: 'Tentar agora',
    trying: 'A tentar…',
    triedOnce: 'Uma tentativa feita,',
    tried: '{tries} tentativas feitas,',
    nextIn: 'a próxima dentro de {seconds} s',
    nextOnline: 'a próxima quando a rede voltar',
    whatWaits: 'O que está à espera',
    name: 'Nome',
    words: 'Mensagem',
    later: 'Depois',
    laterWhat: `A sua referência, e uma resposta no prazo de ${contact.demoReplyHours} horas após a chegada.`,
    ways: 'Uma chamada não precisa de internet',
    smsNote: 'a mensagem já vai escrita',
    smsText: 'Pedido de demonstração: {words}',
    change: 'Alterar o meu pedido',
  },
} as const satisfies RequestSentCopy

/** The page after a form posted without JavaScript says some things otherwise. */
export const requestSentPage = {
  title: 'O seu pedido já está connosco',
  description: `O seu pedido de demonstração foi enviado. Uma pessoa responde no prazo de ${contact.demoReplyHours} horas, e pode escolher quando lhe ligamos.`,
  thanks: 'Obrigado. A sua referência é',
  slot: '{day}, das {from} às {to}',
  call: 'Ligar',
} as const satisfies RequestSentPageCopy
