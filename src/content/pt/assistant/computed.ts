import { dollars, said, sum } from '#content/assistant-facts.ts'
import type {
  Assumption,
  CalculationId,
  ComputedWords,
  Counted,
  Place,
  ProgramPrice,
  WeekSaid,
} from '#content/assistant-words.ts'
import { fixed } from '#content/pt/assistant/fixed.ts'
import { sayPackage } from '#content/pt/assistant/topics.ts'
import { sayDay, sayList } from '#content/pt/figures.ts'
import { sayHours } from '#content/pt/hours.ts'
import { sayOffersIn } from '#content/offer-words.ts'
import { updateYearsOf } from '#contract/plan-advice.ts'
import { referenceRates } from '#facts/exchange-rates.ts'
import { officeOf } from '#facts/offices.ts'
import { packages, type PackageId } from '#facts/packages.ts'
import { countAnnualSaving, hasFeature, plans, type PlanId } from '#facts/plans.ts'
import { smallBusinessProgram } from '#facts/programs.ts'

/** Questions that could follow what is worked out. */
export const nextQuestions = {
  fit: ['Quanto poupo por ano?', 'Como funciona o teste gratuito?', 'Compra única ou assinatura?'],
  total: ['Compra única ou assinatura?', 'Como funciona o teste gratuito?'],
  ways: ['Quais são as compras únicas?', 'O que acontece quando acabam as actualizações?'],
  currency: ['Quais são os vossos preços?', 'Como pago a assinatura?'],
  limits: ['Quais são os vossos preços?', 'Quantos utilizadores posso ter?'],
  comparison: ['Que plano para 3 utilizadores?', 'Quanto poupo por ano?'],
  opening: ['Qual é o número de telefone?', 'Qual é o vosso horário?'],
  budget: ['Quais são os vossos preços?', 'Como funciona o teste gratuito?'],
  saving: ['Quais são as compras únicas?', 'Há outros descontos?'],
  credit: ['Quais são as compras únicas?', 'Compra única ou assinatura?'],
  clock: ['Estão abertos agora?', 'Qual é o número de telefone?'],
  trialDates: ['O que acontece quando acaba o teste?', 'Queria começar o teste gratuito'],
  retentionDates: ['Como peço para apagar os meus dados?', 'Que dados recolhem?'],
  once: ['Quais são os vossos preços?', 'Compra única ou assinatura?'],
  ngoPrice: ['Quais são os vossos preços?', 'Como funciona o teste gratuito?'],
  halfPrice: ['Quais são os vossos preços?', 'Como funciona o teste gratuito?'],
} as const satisfies Record<CalculationId, readonly string[]>

const features = {
  multiLocation: 'várias lojas',
  advancedAnalytics: 'análises avançadas',
  apiAccess: 'API',
  emailAutomation: 'e-mails automáticos',
  smsNotifications: 'SMS',
  backup: 'cópia de segurança e restauro',
  prioritySupport: 'apoio prioritário',
  advancedRoles: 'permissões avançadas',
  whiteLabel: 'marca própria (white-label)',
  accountManager: 'gestor de conta',
  serviceLevels: 'garantia de serviço (SLA)',
  phoneSupport: 'telefone de dia e de noite',
} as const

const { count, sayIn, sayPrice, sayMonths, sayPrices, sayRates, listLimits, listFeatures, sayCounted } = sayOffersIn({
  nouns: {
    users: ['utilizador', 'utilizadores'],
    locations: ['loja', 'lojas'],
    products: ['produto', 'produtos'],
    months: ['mês', 'meses'],
    years: ['ano', 'anos'],
  },
  places: {
    starter: 'uma só loja',
    professional: 'várias lojas',
    enterprise: 'lojas ilimitadas',
  },
  features,
  unlimited: (noun) => `${noun} ilimitados`,
  upTo: 'até',
  moreThan: 'mais de',
  perMonth: 'por mês',
  perYear: 'por ano',
  or: 'ou',
  about: 'cerca de',
  sayList,
})

const halved = sayList(smallBusinessProgram.plans.map((id) => plans[id].name))
const sayHas = (id: PlanId) => `Tem ${sayList(listLimits(id))}.`
const sayFor = (given: Counted | null, [first]: readonly ProgramPrice[]) =>
  given && first ? ` Para ${sayCounted(given)}, é o ${plans[first.plan].name}.` : ''

/** Linha, chat ou escritório, com o género de «aberto». */
function namePlace(place: Place) {
  if (place === 'phone') return { name: 'A linha de telefone', open: 'aberta', closed: 'fechada' }
  const name = place === 'chat' ? 'O chat com um colega' : `O escritório de ${officeOf(place).city}`
  return { name, open: 'aberto', closed: 'fechado' }
}

function sayWeek({ hours, zone, elsewhere }: WeekSaid) {
  const { there, town } = elsewhere ?? {}
  return `${sayHours(hours, zone)}${there ? `, ou seja ${there} ${town ? `em ${town}` : 'na sua hora'}` : ''}`
}

const assumptions = {
  oneUser: 'um utilizador',
  oneInEach: 'uma pessoa em cada loja, e o dono',
  twoInEach: 'duas pessoas em cada loja, e o dono',
  oneLocation: 'uma só loja',
  fewProducts: `não mais de ${count(plans.starter.products, 'products')}`,
} as const satisfies Record<Assumption, string>
const sayMore = (assumed: readonly Assumption[]) =>
  assumed.includes('fewProducts') ? `; com mais, é o ${plans.professional.name}, ${sayPrices('professional')}` : ''

const asksCount = 'Quantas pessoas vão entrar, contando consigo?'

const sayPaidOnce = (item: PackageId) =>
  `Em compra única, seria a ${packages[item].name}, a ${dollars(packages[item].price)}.`

export const computed = {
  asksCount,
  needNumbers: `Diga quantas pessoas a usam, em quantas lojas, e mais ou menos quantos produtos vende. Digo-lhe o plano mais barato que serve. Em poucas palavras: o ${said.starter.name} é para uma pessoa numa loja, até ${said.starter.products} produtos, o ${said.professional.name} até ${said.professional.users} pessoas e várias lojas, o ${said.enterprise.name} não tem limite.`,
  fit({ plan, package: item, instead }, given, assumed, next) {
    const limits = instead?.because.map(({ name, limit }) => count(limit, name)) ?? []
    const reason = instead ? ` O ${plans[instead.of].name} fica-se por ${sayList(limits)}.` : ''
    const further = next
      ? ` Conte-se também, se entrar na suite: com mais um é o ${plans[next].name}, ${sayPrices(next)}.`
      : ''
    return [
      `Para ${sayCounted(given)}, o **${plans[plan].name}** é o plano mais barato que serve: ${sayPrices(plan)}.${reason}${further}`,
      sayPaidOnce(item),
      ...(assumed.length > 0
        ? [`Contei com ${sayList(assumed.map((one) => assumptions[one]))}${sayMore(assumed)}. Diga-me se não é assim.`]
        : []),
    ].join('\n\n')
  },
  bySize(users, ofPlans, ofPackages) {
    const sayUpTo = (upTo: number | null) =>
      upTo === null ? 'mais utilizadores' : upTo === 1 ? '1 utilizador' : `até ${count(upTo, 'users')}`
    return [
      `Conto ${count(users, 'users')}, e posso ter deixado alguém de fora. **${asksCount}** Conforme o número:`,
      ofPlans.map(({ id, upTo }) => `- ${sayUpTo(upTo)}: ${plans[id].name}, ${sayPrices(id)}`).join('\n'),
      `Em compra única: ${ofPackages.map(({ id, upTo }) => `${sayUpTo(upTo)} ${packages[id].name} a ${dollars(packages[id].price)}`).join('; ')}.`,
    ]
      .filter(Boolean)
      .join('\n\n')
  },
  total({ plan, months, monthly, annual }, codes) {
    const saySum = (price: number) => `${sum(price)}${sayIn(price, codes)}`
    const saved = annual === null ? '' : `, ou ${saySum(annual)} pago ao ano, o que poupa ${saySum(monthly - annual)}`
    const wholeYear = months < 12 ? ` O ano inteiro, pago de uma vez, é ${saySum(plans[plan].annualPrice)}.` : ''
    return `**${plans[plan].name}** durante ${sayMonths(months)}: ${saySum(monthly)} pago ao mês${saved}.${wholeYear}`
  },
  ways({ plan, package: item, overYears, breakEvenYear, outlastsUpdates }, years) {
    const updates = updateYearsOf(item)
    const isByYear = overYears.annual <= overYears.once
    const gap = Math.abs(overYears.annual - overYears.once)
    return [
      `O ${plans[plan].name} e a compra única ${packages[item].name} em ${count(years, 'years')}:`,
      `- Ao mês: ${sum(overYears.monthly)}\n- Ao ano: ${sum(overYears.annual)}\n- Uma só vez: ${sum(overYears.once)}\n\nEm ${count(years, 'years')}, o mais barato dos três é pagar ${isByYear ? 'ao ano' : 'uma só vez'}, ${sum(gap)} menos do que pagar ${isByYear ? 'uma só vez' : 'ao ano'}.`,
      `Paga ao ano, a assinatura chega ao preço da compra única no ano ${breakEvenYear.annual}; paga ao mês, no ano ${breakEvenYear.monthly}.${outlastsUpdates && updates !== null ? ` A compra única tem actualizações durante ${count(updates, 'years')}; depois continua a funcionar tal como está.` : ''} O que paga em assinatura é descontado se comprar mais tarde.`,
      'Uma assinatura serve a um negócio que cresce ou ainda hesita; uma compra única, a quem sabe o seu tamanho.',
    ].join('\n\n')
  },
  currency(ids, items, codes) {
    const lines = [
      ...ids.map((id) => `- ${plans[id].name}: ${sayPrices(id, codes)}`),
      ...items.map((id) => `- ${packages[id].name}: ${sayPrice(packages[id].price, codes)} uma vez`),
    ]
    return lines.join('\n')
  },
  converted: (amounts, codes) => amounts.map((amount) => `- ${sayPrice(amount, codes)}`).join('\n'),
  rates: (codes) =>
    `São valores aproximados, aos câmbios de referência de ${sayDay(new Date(referenceRates.date))}: um dólar vale ${sayRates(codes)}. O preço é em dólares, e decide o câmbio do dia em que paga.`,
  limits(plan, exceeded, better) {
    const beyond = better === plan ? '' : ` Acima disso é o ${plans[better].name}, a ${sayPrices(better)}.`
    const held = better === plan ? plans[plan].name : `**${plans[plan].name}**`
    if (exceeded.length === 0) return `O ${held} tem ${sayList(listLimits(plan))}, a ${sayPrices(plan)}.${beyond}`
    const reasons = exceeded.map(({ name, limit }) =>
      limit === 1 ? `é para ${count(1, name)}` : `vai até ${count(limit, name)}`,
    )
    return `O ${plans[plan].name} não serve: ${sayList(reasons)}. Serve o **${plans[better].name}**, a ${sayPrices(better)}.`
  },
  comparison(ids, items) {
    const lines = ids.map((id) => {
      const more = sayList(listFeatures(id)) || 'vendas, stock e clientes, com apoio por e-mail'
      return `- **${plans[id].name}**: ${sayPrices(id)}; ${listLimits(id).join(', ')}; ${more}.`
    })
    return [...lines, ...items.map((id) => `- ${sayPackage(packages[id])}`)].join('\n')
  },
  difference(less, more) {
    const month = plans[more].monthlyPrice - plans[less].monthlyPrice
    const year = plans[more].annualPrice - plans[less].annualPrice
    return `O ${plans[more].name} custa mais ${sum(month)} por mês, ou mais ${sum(year)} por ano, do que o ${plans[less].name}.`
  },
  opening({ place, isOpen, until, holiday }) {
    const { name, open, closed } = namePlace(place)
    const clock = until ? `${until.there}${until.here ? ` (${until.here} na sua hora)` : ''}` : ''
    if (isOpen) return `${name}: ${open} agora; fecha: ${clock}.`
    const why = holiday ? ` Lá é feriado: ${holiday}.` : ''
    return `${name}: ${closed} agora${clock ? `; abre: ${clock}` : ''}.${why}`
  },
  openingOn({ place, isOpen, day, at, holiday, ...week }) {
    const { name, open, closed } = namePlace(place)
    const when = `${day ? `, ${day}` : ''}: ${isOpen ? open : closed}${at ? ` às ${at}` : ''}`
    const why = holiday ? `, lá é feriado (${holiday})` : ''
    return `${name}${when}${why}. Horário: ${sayWeek(week)}.`
  },
  clock: ({ place, ...week }) => `${namePlace(place).name}: ${sayWeek(week)}.`,
  trialDates: (first, last) =>
    `Um teste que começa a ${sayDay(first)} acaba a ${sayDay(last)}, ${said.trialDays} dias depois. Nessa altura escolhe um plano ou pára; nada é cobrado sozinho.`,
  retentionDates: (first, last, isOver) =>
    `Um pedido ou uma conversa que começou a ${sayDay(first)} ${isOver ? 'foi apagado' : 'será apagado'} do nosso servidor ${said.retentionDays} dias depois, a ${sayDay(last)}. Os e-mails a esse respeito nas nossas caixas são apagados à mão, e uma cópia de segurança desaparece quando a seguinte a substitui. Para o apagar antes, escreva para ${said.email}: não custa nada, e tem a nossa resposta em ${said.privacyDays} dias.`,
  paidOnce: sayPaidOnce,
  announce: 'Se vier, diga aqui quando, um dia antes, para que esteja cá alguém que conhece o seu ramo.',
  urgent: `Para urgências, o apoio técnico atende em ${said.phone} de dia e de noite.`,
  budget(largest, codes) {
    if (largest === null)
      return `É menos do que o nosso plano mais barato, o ${plans.starter.name}, a ${sayPrices('starter', codes)}. Os primeiros ${said.trialDays} dias são grátis.`
    return `O maior plano dentro desse orçamento é o **${plans[largest].name}**: ${sayPrices(largest, codes)}. ${sayHas(largest)}`
  },
  packageInBudget: (item) =>
    `Em compra única, a maior dentro disso é a **${packages[item].name}**, a ${dollars(packages[item].price)}.`,
  planInBudget(plan, within, codes) {
    const { name, monthlyPrice, annualPrice } = plans[plan]
    if (within === 'yes') return `O **${name}** cabe nesse orçamento: ${sayPrices(plan, codes)}. ${sayHas(plan)}`
    if (within === 'no') return `O **${name}** custa mais: ${sayPrices(plan, codes)}.`
    return `O **${name}** custa mais ao mês: ${sayPrice(monthlyPrice, codes)}. Pago ao ano, cabe nesse orçamento: ${sayPrice(annualPrice, codes)} por ano, o que dá ${sayPrice(Math.round(annualPrice / 12), codes)} por mês.`
  },
  cheapestWith(named, plan) {
    const also = plan === 'enterprise' ? '' : ` Também vem com o ${plans.enterprise.name}.`
    return `O plano mais barato com ${sayList(named.map((feature) => features[feature]))} é o **${plans[plan].name}**: ${sayPrices(plan)}. ${sayHas(plan)}${also}`
  },
  feature(feature, ids, first) {
    const answers = ids.map(
      (id) => `O ${plans[id].name} ${hasFeature(id, feature) ? 'inclui' : 'não inclui'}: ${features[feature]}.`,
    )
    const begins = ids.every((id) => hasFeature(id, feature))
      ? []
      : [`Começa no **${plans[first].name}**, a ${sayPrices(first)}.`]
    return [...answers, ...begins].join(' ')
  },
  saving(ids) {
    const lines = ids.map((id) => {
      const { monthlyPrice, annualPrice } = plans[id]
      const { amount, percent } = countAnnualSaving(plans[id])
      return `- ${plans[id].name}: ${dollars(annualPrice)} em vez de ${sum(12 * monthlyPrice)}, poupa ${sum(amount)} (${percent}%); são ${sum(Math.round(annualPrice / 12))} por mês`
    })
    return `Pagar ao ano poupa ${said.annualPercent}: doze meses pelo preço de ${said.annualMonths}.\n\n${lines.join('\n')}`
  },
  credit(item, paid, of) {
    const { name, price } = packages[item]
    const payments = of
      ? `${sayMonths(of.months)} de ${plans[of.plan].name}, pagos ao ${of.isYearly ? 'ano' : 'mês'}, são ${sum(paid)}. É descontado`
      : `Os ${sum(paid)} pagos em assinatura são descontados`
    const left = paid < price ? `e ficam por pagar ${sum(price - paid)} de ${sum(price)}` : 'o que já a cobre'
    return `${payments} na compra única ${name}, ${left}.`
  },
  once({ package: item, plan }, given) {
    const { name, price } = packages[item]
    const years = updateYearsOf(item)
    return `Para ${sayCounted(given)}, a **compra única ${name}** é a mais barata que serve: ${dollars(price)}, uma só vez. A licença é vitalícia, com actualizações ${years === null ? 'para sempre' : `durante ${count(years, 'years')}`}.\n\nEm assinatura, seria o ${plans[plan].name}: ${sayPrices(plan)}.`
  },
  ngoPrice(prices, given, years, codes) {
    const lines = prices.map(
      ({ plan, month, year, total }) =>
        `- ${plans[plan].name}: ${sum(month)}${sayIn(month, codes)} por mês, ou ${sum(year)}${sayIn(year, codes)} por ano${total === null ? '' : `; ${count(years, 'years')} ao todo, o primeiro grátis, pago ao ano: ${sum(total)}${sayIn(total, codes)}`}`,
    )
    return `As ONG e associações que cumprem as condições têm ${said.ngoMonths} meses grátis, depois menos ${said.ngoPercent} para toda a vida, ${said.ngoFee} de taxa de instalação, com as suas listas carregadas, e apoio prioritário ${said.ngoSupport} em todos os planos.${sayFor(given, prices)} Passados os meses grátis:\n\n${lines.join('\n')}`
  },
  halfPrice(prices, given, years, codes) {
    const lines = prices.map(
      ({ plan, month, year, total }) =>
        `- ${plans[plan].name}: ${dollars(year)}${sayIn(year, codes)} no primeiro ano, ou ${dollars(month)}${sayIn(month, codes)} por mês, depois ${dollars(plans[plan].annualPrice)}${sayIn(plans[plan].annualPrice, codes)} por ano${total === null ? '' : `; ${count(years, 'years')} ao todo: ${sum(total)}${sayIn(total, codes)}`}`,
    )
    return `Os pequenos negócios que cumprem as condições pagam menos ${said.smallPercent} no primeiro ano, quer paguem ao ano quer ao mês; depois é o preço de tabela, e avisamos antes.${sayFor(given, prices)}\n\n${lines.join('\n')}\n\nA nossa página só fala de ${halved}, e de nenhuma regra para ter direito: uma pessoa diz sim ou não, com o motivo. Para pedir este desconto, ${fixed.offers.smallBusiness}.`
  },
} as const satisfies ComputedWords
