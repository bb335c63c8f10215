import type { ChatConversationCopy, ChatTalkCopy, ChatTriggerCopy, ChatWindowCopy } from '#content/copy/chat.ts'
import { longestMessage } from '#contract/chat.ts'
import { maxLength } from '#contract/max-length.ts'
import { brand } from '#facts/brand.ts'
import { chatFooter, contact } from '#facts/contact.ts'
import { geolocationData } from '#facts/links.ts'
import { channelHours } from './hours.ts'
import { shell } from './shell.ts'

const sozi = brand.assistant
const tooLong = (what: string, most: number) => `${what}: no máximo ${most} caracteres`

/** O botão do chat em todas as páginas. */
export const chatTrigger = {
  online: `Abrir o chat em directo. A ${sozi} está online.`,
  offline: `Abrir o chat em directo. A ${sozi} está offline.`,
  failed: `O chat não abriu. Ligue para ${contact.phone}`,
} as const satisfies ChatTriggerCopy

/** A janela do chat. */
export const chatWindow = {
  title: sozi,
  status: {
    online: `${sozi} online - resposta imediata`,
    offline: 'Offline - respondemos depois',
  },
  presence: {
    open: `A ${sozi} responde já; a nossa equipa atende até às {time}`,
    closed: `A ${sozi} responde já; a nossa equipa volta: {time}`,
    unknown: `A ${sozi} responde já`,
    desk: `A ${sozi} responde já; alguém da equipa está cá`,
    person: '{name} está cá e responde',
    yours: '{time} na sua hora',
  },
  unread: { one: '1 mensagem nova', many: '{count} mensagens novas' },
  bar: {
    move: 'Mover a janela com as setas do teclado',
    resize: 'Mudar o tamanho da janela com as setas do teclado',
    maximize: 'Aumentar',
    restore: 'Tamanho normal',
    minimize: 'Reduzir',
    close: 'Fechar',
  },
  welcome: `Olá, sou a ${sozi}. Pergunte-me por módulos, preços ou uma demonstração.`,
  start: {
    A: { title: 'Vamos começar?', hello: null, button: `Falar com a ${sozi}` },
    B: { title: null, hello: `Olá, sou a ${sozi}. Com quem estou a falar?`, button: 'Começar' },
    form: 'Antes de começar',
    optional: 'facultativo',
    required: 'obrigatório',
    labels: { name: 'Nome', company: 'Empresa', email: 'E-mail', phone: 'Telefone' },
    location: 'Lugar detectado: {location}',
    continents: { '002': 'África', '019': 'Américas', '142': 'Ásia', '150': 'Europa' },
    locatedBy: { label: geolocationData.attribution, href: geolocationData.url },
    newTab: shell.newTab,
    program: `A ${sozi} é um programa; as pessoas respondem ${channelHours.chat}.`,
    privacy: 'O que enviar vai para a nossa equipa: {link}.',
    privacyLink: { label: 'política de privacidade', href: '/privacy-policy' },
    sending: 'A enviar',
    failed: `O nosso servidor não respondeu. Tente outra vez, ligue para ${contact.phone} ou escreva para ${contact.email}.`,
    waiting: 'A sua mensagem espera em baixo, pronta a seguir assim que soubermos o seu nome.',
  },
  waiting: 'À espera da rede',
  footer: chatFooter,
} as const satisfies ChatWindowCopy

/** O que diz uma conversa, e o formulário que leva a ela. */
export const chatConversation = {
  problems: {
    name: {
      missing: 'Indique o seu nome',
      invalid: 'Escreva o nome numa só linha, sem caracteres de controlo',
      'too-long': tooLong('Nome', maxLength.name),
    },
    company: {
      missing: 'Indique a empresa',
      invalid: 'Escreva o nome da empresa numa só linha, sem caracteres de controlo',
      'too-long': tooLong('Empresa', maxLength.company),
    },
    email: {
      missing: 'Indique o seu e-mail',
      invalid: 'Escreva um e-mail válido',
      'too-long': tooLong('E-mail', maxLength.email),
    },
    phone: {
      missing: 'Indique o seu número de telefone',
      invalid: 'Escreva um número de telefone com os seus algarismos',
      'too-long': tooLong('Número de telefone', maxLength.phone),
    },
  },
  log: {
    label: 'Conversa',
    you: 'Eu:',
    agent: `${sozi}:`,
    typing: `A ${sozi} está a escrever`,
    person: {
      typing: '{name} está a escrever',
      joined: '{name} entrou',
      left: '{name} saiu',
      seen: 'Vista',
    },
    waiting: chatWindow.waiting,
    delivery: { sending: chatWindow.start.sending, sent: 'Enviada', failed: 'Não enviada' },
    retry: 'Tentar outra vez',
    stopped: 'Parou esta resposta. Mesmo assim, ficou completa.',
    showAll: 'Ver a resposta toda',
    sources: 'Fonte',
    suggestions: 'Pode perguntar',
    newTab: shell.newTab,
    call: 'Ligar para {phone}',
    whatsApp: 'WhatsApp',
    us: {
      phone: contact.phone,
      call: `Ligar para ${contact.phone}`,
      email: contact.email,
      write: `Escrever para ${contact.email}`,
    },
  },
  apology: `Peço desculpa, estou com um problema técnico neste momento. A nossa equipa está disponível dia e noite: ligue para ${contact.phone} (${channelHours.support}) ou escreva para ${contact.email}.`,
  ended: 'A conversa anterior já não está no nosso servidor. Apresente-se outra vez e começamos de novo.',
  uncleared: {
    text: 'Está apagado neste navegador, mas ainda não no nosso servidor: não o conseguimos alcançar. Tentamos outra vez quando a rede voltar; deixe esta página aberta até lá.',
    again: 'Apagar lá agora',
  },
  replace:
    'Esta ligação continua a conversa de {name}. É a sua? Continue só se a ligação veio num e-mail nosso para si. Outra conversa nesta janela é então posta de lado.',
  compose: {
    label: 'A sua mensagem',
    placeholder: 'Escrever uma mensagem',
    toPerson: 'Escrever a {name}',
    back: `Voltar à ${sozi}`,
    send: 'Enviar',
    stop: 'Parar a resposta',
    count: '{count} de {most} caracteres',
    tooLong: `Uma mensagem pode ter até ${longestMessage} caracteres. Encurte-a ou envie-a por partes.`,
    quick: 'Pedidos rápidos',
    soundOn: 'Ligar o som',
    soundOff: 'Desligar o som',
  },
  quick: {
    demo: { label: 'Pedir demo', message: 'Queria pedir uma demonstração.' },
    pricing: { label: 'Preços', message: 'Quais são os vossos preços?' },
    trial: { label: 'Teste gratuito', message: 'Como começo um teste gratuito?' },
    person: { label: 'Falar com uma pessoa', message: 'Queria falar com uma pessoa.' },
  },
  clear: {
    title: 'Limpar o chat',
    messages: 'Limpar só as mensagens',
    messagesNote: 'Guarda o seu nome e contactos',
    everything: 'Limpar tudo',
    everythingNote: 'Apaga todos os dados e começa de novo',
    kept: `O que foi dito desaparece deste navegador e do nosso servidor. A nossa equipa guarda o seu nome, o seu pedido e os e-mails já enviados. Para os apagar também, escreva para ${contact.email}.`,
    cancel: 'Cancelar',
  },
  summary: {
    title: 'Resumo da conversa',
    offer: 'Receba o que dissemos: {messages}, {minutes}.',
    messages: { one: '1 mensagem', many: '{count} mensagens' },
    minutes: { one: '1 minuto', many: '{count} minutos' },
    email: 'E-mail',
    invalid: 'Escreva um e-mail válido',
    send: 'Enviar o resumo',
    sending: 'A enviar',
    skip: 'Saltar',
    no: 'Não, obrigado',
    failed: 'O resumo não seguiu. Tente outra vez.',
    sent: 'O resumo vai a caminho de {email}.',
    closeSent: 'Fechar',
  },
  unkept: {
    text: 'Perde-se ao fechar a página.',
    allow: 'Guardar neste navegador',
  },
} as const satisfies ChatConversationCopy

const { sources, suggestions, newTab, call, whatsApp } = chatConversation.log

/** O que a janela diz numa conversa em português, seja qual for a língua da página. */
export const chatTalk = {
  quick: chatConversation.quick,
  log: { sources, suggestions, newTab, call, whatsApp },
} as const satisfies ChatTalkCopy
