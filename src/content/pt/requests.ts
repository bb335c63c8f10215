import type { Moment, RequestWords } from '#content/conversation-words.ts'
import { figures } from '#facts/claims.ts'
import { contact } from '#facts/contact.ts'
import { packages } from '#facts/packages.ts'
import { plans } from '#facts/plans.ts'
import { sayList } from './figures.ts'

const skip = 'Saltar'
const billings = { monthly: 'pago ao mês', annual: 'pago ao ano' } as const
const needs = {
  users: ['utilizador', 'utilizadores'],
  locations: ['loja', 'lojas'],
  products: ['produto', 'produtos'],
} as const
const count = new Intl.NumberFormat('pt-AO')
const sayMoment = ({ there, here }: Moment) => (here ? `${here} na sua hora (${there})` : there)
const trial = `${figures.trialDays.value} dias, sem cartão bancário`

/** O que ouve quem nos pede alguma coisa. */
export const requests = {
  kinds: {
    demo: 'uma demonstração',
    trial: 'um teste gratuito',
    plan: 'um plano',
    consultation: 'uma reunião de consultoria',
    sales: 'uma conversa com a equipa comercial',
    call: 'uma chamada',
    visit: 'uma visita',
    papers: 'documentos por e-mail',
    programme: 'um lugar num programa',
  },
  subjects: {
    pharmacy: 'farmácia',
    inventory: 'inventário e stock',
    restaurant: 'restaurante',
    hotel: 'hotel',
    retail: 'loja',
    backoffice: 'administração',
    crm: 'CRM',
    till: 'caixa',
    branches: 'várias lojas',
    reports: 'relatórios e números em directo',
    roles: 'funções e permissões',
    tenants: 'dados separados para cada negócio',
    emails: 'e-mails automáticos',
    security: 'segurança',
    setup: 'arranque',
    plans: 'planos e preços',
    volume: 'preço à medida',
    chain: 'cadeia de lojas',
    healthcare: 'sistema de saúde',
    corporation: 'grande empresa',
    waste: 'menos desperdício',
    women: 'conta em seu próprio nome',
    ngo: 'organização sem fins lucrativos',
    'small-business': 'pequeno negócio',
  },
  programmes: {
    ngo: 'programa para ONG',
    'small-business': 'desconto do primeiro ano para pequenos negócios',
    accelerator: 'aceleradora de novos negócios',
    family: 'apoio a negócios de família',
    rural: 'iniciativa rural',
    treasurers: 'formação para tesoureiros',
    webinars: 'webinars',
    forum: 'fórum da comunidade',
  },
  papers: {
    'security-whitepaper': 'documento técnico de segurança',
    'grant-outlines': 'guião de relatório ao financiador',
    'donor-letters': 'cartas aos doadores',
    'budget-workbook': 'caderno de orçamento',
    'volunteer-papers': 'papéis dos voluntários',
    'board-page': 'página para a direcção',
    'planning-tools': 'folhas de planeamento',
    'growth-guides': 'guias para crescer',
    'financial-resources': 'recursos financeiros',
    'marketing-templates': 'modelos de publicidade',
  },
  sayPlan: (plan, billing) => [plans[plan].name, ...(billing ? [billings[billing]] : [])].join(', '),
  sayOnce: (item) => `compra única ${packages[item].name}`,
  sayNeed: (name, amount) => `${count.format(amount)} ${needs[name][amount === 1 ? 0 : 1]}`,
  sayWish: (kind, about) => (about.length > 0 ? `${kind} (${about.join(', ')})` : kind),
  list: sayList,
  noted: (wish, company, country) =>
    `Anotado: **${wish}**${company ? ` para ${company}` : ''}${country ? ` (${country})` : ''}.`,
  known: (wish) => `Isto já está anotado: **${wish}**. A nossa equipa tem-no.`,
  outcome: (kind, { phone, price }) =>
    ({
      demo: 'É feita a pensar no seu ramo: tenha à mão uma prateleira, uma ementa ou uma lista.',
      trial: `Dura ${trial}. Um colega abre a conta consigo.`,
      plan: `${price ? `Custa ${price[0]} por mês ou ${price[1]} por ano, e começa` : 'Começa'} com um teste gratuito: ${trial}.`,
      consultation: 'Um colega trata dela consigo.',
      sales: 'Um colega da equipa comercial continua a partir daqui.',
      call: phone ? `Ligamos para ${phone}.` : 'Um colega liga-lhe.',
      visit: 'Um colega escreve-lhe para marcar o dia e o lugar.',
      papers: 'Chegam ao e-mail que deu.',
      programme: 'Uma pessoa lê o pedido e responde com as razões.',
    })[kind],
  promise: (reference, by) =>
    `A sua referência é **${reference}**. Uma pessoa responde em ${contact.demoReplyHours} horas: até ${sayMoment(by)}.`,
  before: (questions) =>
    questions === 1 ? 'Uma pergunta, para virmos preparados:' : 'Duas perguntas curtas, para virmos preparados:',
  asks: {
    when: { question: 'Quando lhe dava jeito?', suggestions: ['Hoje', 'Amanhã de manhã', skip] },
    town: { question: 'Em que cidade está?', suggestions: [skip] },
    people: { question: 'Quantas pessoas vão trabalhar com isto?', suggestions: ['Só eu', '2 a 5', skip] },
    phone: { question: 'Para que número podemos ligar?', suggestions: [skip] },
    matter: { question: 'De que se trata, numa linha?', suggestions: [skip] },
  },
  heard: (answer) => (answer ? `Anotado: ${answer}.` : 'Anotado, pelas suas palavras.'),
  skipped: 'Deixamos isso em aberto.',
  closedThen: (opens) =>
    `A nossa linha está fechada a essa hora e volta a abrir ${sayMoment(opens)}. Diga-me outra hora, se quiser.`,
  again: (question) => `E para o seu pedido: ${question[0]?.toLowerCase()}${question.slice(1)}`,
  complete: (wishes, told) => `A nossa equipa já tem tudo: ${[wishes, ...told].join('; ')}.`,
  sayTold: (ask, text) =>
    ({
      when: `quando: ${text}`,
      town: `onde: ${text}`,
      people: `quantas pessoas: ${text}`,
      phone: `número: ${text}`,
      matter: `assunto: ${text}`,
    })[ask],
  skip,
  takenBack: (wish, reference) => `Anulado: **${wish}**. A nossa equipa vê-o na referência **${reference}**.`,
  handOut: (name, file, page) => `Aqui está: [${name}, em PDF](${file}), ou [para ler no ecrã](${page}).`,
} as const satisfies RequestWords
