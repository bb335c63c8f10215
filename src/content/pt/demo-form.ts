import type { DemoFormCopy } from '#content/copy/demo-form.ts'
import { maxLength } from '#contract/max-length.ts'
import { contact } from '#facts/contact.ts'
import { requestSent } from './request-sent.ts'

const tooLong = (what: string, most: number) => `${what}: no máximo ${most} caracteres`

/** As palavras do formulário de demonstração. */
export const demoForm = {
  labels: {
    name: 'Nome completo',
    phone: 'Número de telefone',
    email: 'E-mail',
    company: 'Nome da empresa',
    interestedModules: 'Módulos que lhe interessam',
    businessSize: 'Tamanho da empresa',
    message: 'Mensagem',
    captcha: 'Uma conta rápida, para sabermos que é uma pessoa',
  },
  problems: {
    name: {
      missing: 'Indique o seu nome completo',
      invalid: 'Escreva o nome numa só linha, sem caracteres de controlo',
      'too-long': tooLong('Nome completo', maxLength.name),
    },
    phone: {
      missing: 'Indique o seu número de telefone',
      invalid: 'Escreva o número em algarismos, a começar por + e pelo indicativo do país',
      'too-long': tooLong('Número de telefone', maxLength.phone),
    },
    email: {
      missing: 'Indique o seu e-mail',
      invalid: 'Escreva um e-mail válido',
      'too-long': tooLong('E-mail', maxLength.email),
    },
    company: {
      missing: 'Indique o nome da empresa',
      invalid: 'Escreva o nome da empresa numa só linha, sem caracteres de controlo',
      'too-long': tooLong('Nome da empresa', maxLength.company),
    },
    interestedModules: {
      missing: 'Escolha os módulos que lhe interessam',
      invalid: 'Escolha os módulos que lhe interessam',
      'too-long': 'Escolha os módulos que lhe interessam',
    },
    businessSize: {
      missing: 'Escolha o tamanho da empresa',
      invalid: 'Escolha o tamanho da empresa',
      'too-long': 'Escolha o tamanho da empresa',
    },
    message: {
      missing: 'Escreva uma mensagem',
      invalid: 'Retire da mensagem os caracteres de controlo',
      'too-long': tooLong('Mensagem', maxLength.message),
    },
    captcha: {
      missing: 'Faça a conta',
      invalid: 'Não é esse o resultado, tente outra vez',
      'too-long': 'Não é esse o resultado, tente outra vez',
    },
  },
  interestedModules: {
    'photo-studio': 'Gestão de estúdio fotográfico',
    inventory: 'Gestão de inventário',
    hotel: 'Gestão de hotéis',
    pos: 'Ponto de venda (caixa)',
    backoffice: 'Administração',
    crm: 'Relação com clientes',
    suite: 'A suite completa',
    pharmacy: 'Gestão de farmácias',
    restaurant: 'Gestão de restaurantes',
    retail: 'Gestão de lojas',
  },
  businessSizes: {
    small: 'Pequena (1 a 10 funcionários)',
    medium: 'Média (11 a 50 funcionários)',
    large: 'Grande (51 a 200 funcionários)',
    enterprise: 'Grupo (mais de 200 funcionários)',
  },
  allRequired: 'Todos os campos são obrigatórios.',
  chooseSize: 'Escolha um tamanho',
  problemsTitle: 'Há um problema',
  sumComing: 'A sua conta vem a caminho.',
  noSum: 'A conta ainda não chegou. Carregue outra vez no botão quando ela estiver no formulário.',
  sumWithoutScript: 'Depois de carregar no botão, faz uma conta rápida.',
  newSumIn: 'Nova conta em {seconds} s',
  sumPaused: 'Em pausa: esta conta fica',
  pauseSum: 'Ficar com esta conta',
  resumeSum: 'Deixar mudar',
  leaveEmpty: 'Deixe este campo vazio',
  send: 'Enviar pedido',
  sending: 'A enviar o pedido...',
  sumLeft: 'Falta um passo',
  notSentYet: 'O seu pedido ainda não foi enviado.',
  fixErrors: 'Corrija os erros e tente outra vez',
  sent: `O seu pedido foi enviado! Respondemos em ${contact.demoReplyHours} horas.`,
  failed: `O pedido não seguiu. Tente outra vez, ou escreva-nos directamente para ${contact.sales}`,
  busy: 'Foram muitas tentativas em pouco tempo. Pode tentar outra vez dentro de {minutes} min.',
  unsent: 'Guardamos o pedido e enviamo-lo automaticamente. Tentativas até agora: {tries}.',
  retry: 'Tentar agora',
  overtaken:
    'O pedido seguiu como estava antes desta alteração. Carregue outra vez no botão para nos enviar a alteração.',
  offline: 'Está sem rede. O que escreveu fica aqui: envie outra vez quando a rede voltar.',
  privacy: ['Usamos isto para lhe responder, e mais nada:', 'Política de privacidade'],
  hints: {
    country: 'País',
    otherCountry: 'outro país',
    thatCountry: 'esse país',
    weDial: 'Marcamos {number}',
    addCode: 'Comece por + e pelo indicativo do país.',
    doubts: {
      'too-short': 'Parece curto para este país: {country}. Se está certo, continue.',
      'too-long': 'Parece comprido para este país: {country}. Se está certo, continue.',
    },
    didYouMean: 'Queria dizer {email}?',
    count: '{count} de {most} caracteres',
    shorten: 'Nada foi cortado: encurte-a.',
  },
  after: requestSent,
  closeToast: 'Fechar esta mensagem',
} as const satisfies DemoFormCopy
