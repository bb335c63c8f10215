import { dollars, said, sum, whole } from '#content/assistant-facts.ts'
import type {
  AskedFeature,
  CalculationId,
  CalculationWords,
  ComputedWords,
  Counted,
  OpeningSaid,
  WeekHours,
} from '#content/assistant-words.ts'
import { sayDay, sayList } from '#content/pt/figures.ts'
import { limitOf, updateYearsOf, type NeedName } from '#contract/plan-advice.ts'
import { countIndication, referenceRates, type CurrencyCode } from '#facts/exchange-rates.ts'
import { offices } from '#facts/offices.ts'
import { packages } from '#facts/packages.ts'
import { countAnnualSaving, hasFeature, plans, type Cents, type PlanId } from '#facts/plans.ts'

/** How people ask for what is worked out. */
export const calculations = {
  fit: {
    next: ['Quanto poupo por ano?', 'Como funciona o teste gratuito?', 'Compra única ou assinatura?'],
  },
  total: {
    next: ['Compra única ou assinatura?', 'Como funciona o teste gratuito?'],
  },
  ways: {
    next: ['Quais são as compras únicas?', 'O que acontece quando acabam as actualizações?'],
  },
  currency: {
    next: ['Quais são os vossos preços?', 'Como pago a assinatura?'],
  },
  limits: {
    next: ['Quais são os vossos preços?', 'Quantos utilizadores posso ter?'],
  },
  comparison: {
    next: ['Que plano para 3 utilizadores?', 'Quanto poupo por ano?'],
  },
  opening: {
    next: ['Qual é o número de telefone?', 'Qual é o vosso horário?'],
  },
  budget: {
    next: ['Quais são os vossos preços?', 'Como funciona o teste gratuito?'],
  },
  saving: {
    next: ['Quais são as compras únicas?', 'Há outros descontos?'],
  },
  credit: {
    next: ['Quais são as compras únicas?', 'Compra única ou assinatura?'],
  },
  clock: {
    next: ['Estão abertos agora?', 'Qual é o número de telefone?'],
  },
  once: {
    next: ['Quais são os vossos preços?', 'Compra única ou assinatura?'],
  },
  ngoPrice: {
    next: ['Quais são os vossos preços?', 'Como funciona o teste gratuito?'],
  },
  halfPrice: {
    next: ['Quais são os vossos preços?', 'Como funciona o teste gratuito?'],
  },
} as const satisfies Record<CalculationId, CalculationWords>

const nouns = {
  users: ['utilizador', 'utilizadores'],
  locations: ['loja', 'lojas'],
  products: ['produto', 'produtos'],
  years: ['ano', 'anos'],
} as const satisfies Record<NeedName, readonly [string, string]>
const count = (value: number, name: NeedName) => `${whole(value)} ${nouns[name][value === 1 ? 0 : 1]}`
const months = (value: number) =>
  value % 12 === 0 ? count(value / 12, 'years') : `${value} ${value === 1 ? 'mês' : 'meses'}`
const priceOf = (id: PlanId) =>
  `${dollars(plans[id].monthlyPrice)} por mês, ou ${dollars(plans[id].annualPrice)} por ano`
const inMoney = (price: Cents, codes: readonly CurrencyCode[]) =>
  `cerca de ${codes.map((code) => `${code} ${whole(countIndication(price, code))}`).join(' ou ')}`
const limitText = (id: PlanId, name: 'users' | 'products') => {
  const limit = limitOf(id, name)
  return limit === null ? `${nouns[name][1]} ilimitados` : `${limit === 1 ? '' : 'até '}${count(limit, name)}`
}
const extras = {
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
} as const satisfies Record<AskedFeature, string>
const places = {
  starter: 'uma só loja',
  professional: 'várias lojas',
  enterprise: 'lojas ilimitadas',
} as const satisfies Record<PlanId, string>
const sayHas = (id: PlanId) => `Tem ${limitText(id, 'users')}, ${limitText(id, 'products')} e ${places[id]}.`

/** Linha, chat ou escritório, com o género de «aberto». */
function namePlace(place: OpeningSaid['place']) {
  if (place === 'phone') return { name: 'A linha de telefone', open: 'aberta', closed: 'fechada' }
  const name =
    place === 'chat' ? 'O chat com um colega' : `O escritório de ${offices.find(({ id }) => id === place)?.city}`
  return { name, open: 'aberto', closed: 'fechado' }
}

const urgent = `Para urgências, o apoio técnico atende em ${said.phone} de dia e de noite.`

const sayRates = (codes: readonly CurrencyCode[]) =>
  `um dólar vale cerca de ${codes.map((code) => `${code} ${whole(referenceRates.perDollar[code])}`).join(' ou ')}`

const sayWeek = ({ opens, closes, zone }: WeekHours) => `de segunda a sexta, das ${opens}h às ${closes}h (${zone})`

/** What somebody has counted, said again. */
const sayCounted = ({ needs: given, more }: Counted) =>
  sayList(
    (['users', 'locations', 'products'] as const).flatMap((name) => {
      if (!given[name]) return []
      const counted = count(given[name], name)
      return [`${more.includes(name) ? 'mais de ' : ''}${counted}`]
    }),
  )
/** O mês de um preço ao ano. */
const monthOf = (year: Cents) => sum(Math.round(year / 12))

/** What is left of a price after what was paid. */
const sayLeft = (price: Cents, rest: Cents) =>
  rest === 0 ? 'o que já a cobre' : `e ficam por pagar ${sum(rest)} de ${sum(price)}`

export const computed = {
  needNumbers: `Diga quantas pessoas a usam, em quantas lojas, e mais ou menos quantos produtos vende. Digo-lhe o plano mais barato que serve. Em poucas palavras: o ${said.starter.name} é para uma pessoa numa loja, até ${said.starter.products} produtos, o ${said.professional.name} até ${said.professional.users} pessoas e várias lojas, o ${said.enterprise.name} não tem limite.`,
  fit(advice, given, assumed) {
    const { plan, package: item, instead } = advice
    const limits = instead?.because.flatMap((name) => {
      const limit = limitOf(instead.of, name)
      return limit === null ? [] : [count(limit, name)]
    })
    const reason = instead && limits ? ` O ${plans[instead.of].name} fica-se por ${sayList(limits)}.` : ''
    const guessed = [
      ...(assumed.users === null
        ? []
        : [
            assumed.users === 1
              ? 'um utilizador'
              : `${assumed.isInShifts ? 'duas pessoas' : 'uma pessoa'} em cada loja, e o dono`,
          ]),
      ...(assumed.locations ? ['uma só loja'] : []),
      ...(assumed.products === null ? [] : [`não mais de ${count(assumed.products, 'products')}`]),
    ]
    return [
      `Para ${sayCounted(given)}, o **${plans[plan].name}** é o plano mais barato que serve: ${priceOf(plan)}.${reason}`,
      `Em compra única, seria a ${packages[item].name}, a ${dollars(packages[item].price)}.`,
      ...(guessed.length > 0 ? [`Contei com ${sayList(guessed)}. Diga-me se não é assim.`] : []),
    ].join('\n\n')
  },
  total(totals) {
    return totals
      .map(({ plan, months: time, monthly, annual }) => {
        const saved = annual === null ? '' : `, ou ${sum(annual)} pago ao ano, o que poupa ${sum(monthly - annual)}`
        return `**${plans[plan].name}** durante ${months(time)}: ${sum(monthly)} pago ao mês${saved}.`
      })
      .join('\n\n')
  },
  ways({ plan, package: item, overYears, breakEvenYear, outlastsUpdates }, years) {
    const updates = updateYearsOf(item)
    return [
      `O ${plans[plan].name} e a compra única ${packages[item].name} em ${count(years, 'years')}:`,
      `- Ao mês: ${sum(overYears.monthly)}\n- Ao ano: ${sum(overYears.annual)}\n- Uma só vez: ${sum(overYears.once)}\n\nEm ${count(years, 'years')}, o mais barato dos três é pagar ${overYears.annual <= overYears.once ? 'ao ano' : 'uma só vez'}.`,
      `Paga ao ano, a assinatura chega ao preço da compra única no ano ${breakEvenYear.annual}; paga ao mês, no ano ${breakEvenYear.monthly}.${outlastsUpdates && updates !== null ? ` A compra única tem actualizações durante ${count(updates, 'years')}; depois continua a funcionar tal como está.` : ''} O que paga em assinatura é descontado se comprar mais tarde.`,
      'Uma assinatura serve a um negócio que cresce ou ainda hesita; uma compra única, a quem sabe o seu tamanho.',
    ].join('\n\n')
  },
  currency(prices, codes) {
    const per = { month: 'por mês', year: 'por ano', once: 'uma vez' } as const
    const lines = prices.map(
      ({ name, price, per: time }) => `- ${name}: ${dollars(price)} ${per[time]}, ${inMoney(price, codes)}`,
    )
    return `${lines.join('\n')}\n\nSão valores aproximados, aos câmbios de referência de ${sayDay(new Date(referenceRates.date))}: ${sayRates(codes)}. O preço é em dólares, e decide o câmbio do dia em que paga.`
  },
  limits(plan, exceeded, better) {
    if (exceeded.length === 0)
      return `O ${plans[plan].name} tem ${limitText(plan, 'users')}, ${limitText(plan, 'products')} e ${places[plan]}, a ${priceOf(plan)}.`
    const reasons = exceeded.map(({ name, limit }) =>
      limit === 1 ? `é para ${count(1, name)}` : `vai até ${count(limit, name)}`,
    )
    return `O ${plans[plan].name} não serve: ${sayList(reasons)}. Serve o **${plans[better].name}**, a ${priceOf(better)}.`
  },
  comparison(ids, asksPrice) {
    const lines = ids
      .map((id) => {
        const features = (Object.keys(extras) as AskedFeature[]).filter(
          (feature) => feature !== 'multiLocation' && hasFeature(id, feature),
        )
        const more =
          features.length > 0
            ? sayList(features.map((feature) => extras[feature]))
            : 'vendas, stock e clientes, com apoio por e-mail'
        return `- **${plans[id].name}**: ${priceOf(id)}; ${limitText(id, 'users')}, ${limitText(id, 'products')}, ${places[id]}; ${more}.`
      })
      .join('\n')
    const [less, more] = ids
    if (!asksPrice || !less || !more || ids.length > 2) return lines
    const month = plans[more].monthlyPrice - plans[less].monthlyPrice
    const year = plans[more].annualPrice - plans[less].annualPrice
    return `O ${plans[more].name} custa mais ${sum(month)} por mês, ou mais ${sum(year)} por ano, do que o ${plans[less].name}.\n\n${lines}`
  },
  opening(all) {
    const lines = all.map(({ place, isOpen, until, holiday }) => {
      const { name, open, closed } = namePlace(place)
      const clock = until ? `${until.there}${until.here ? ` (${until.here} na sua hora)` : ''}` : ''
      const why = holiday ? ` Lá é feriado: ${holiday}.` : ''
      if (isOpen) return `${name}: ${open} agora; fecha: ${clock}.`
      return `${name}: ${closed} agora${clock ? `; abre: ${clock}` : ''}.${why}`
    })
    return `${lines.join('\n\n')}\n\n${urgent}`
  },
  openingOn(all) {
    const lines = all.map(({ place, day, isOpen, holiday, hours, week }) => {
      const { name, open, closed } = namePlace(place)
      if (isOpen) return `${name}, ${day}: ${open}, ${hours}.`
      return `${name}, ${day}: ${closed}, ${holiday ? `lá é feriado (${holiday})` : `é fim-de-semana. Horário: ${sayWeek(week)}`}.`
    })
    return `${lines.join('\n\n')}\n\n${urgent}`
  },
  openingAt(all) {
    const lines = all.map(({ place, isOpen, day, at, week }) => {
      const { name, open, closed } = namePlace(place)
      return `${name}${day ? `, ${day}` : ''}: ${isOpen ? open : closed} às ${at}. Horário: ${sayWeek(week)}.`
    })
    return `${lines.join('\n\n')}\n\n${urgent}`
  },
  clock(all) {
    const lines = all.map(({ place, week, there }) => {
      const shown = there.map(({ town, hours }) => `${hours} ${town === null ? 'na sua hora' : `em ${town}`}`)
      return `${namePlace(place).name}: ${sayWeek(week)}, ou seja ${sayList(shown)}.`
    })
    return `${lines.join('\n\n')}\n\n${urgent}`
  },
  budget({ named, largest, per, codes }) {
    const price = (id: PlanId) => {
      const own = inMoney(per === 'year' ? plans[id].annualPrice : plans[id].monthlyPrice, codes)
      return codes.length === 0 ? priceOf(id) : `${priceOf(id)}, ${own} ${per === 'year' ? 'por ano' : 'por mês'}`
    }
    if (named?.isWithin)
      return `O **${plans[named.plan].name}** cabe nesse orçamento: ${price(named.plan)}. ${sayHas(named.plan)}`
    const over =
      named && named.plan !== 'starter' ? `O **${plans[named.plan].name}** custa mais: ${price(named.plan)}.\n\n` : ''
    if (largest === null)
      return `${over}É menos do que o nosso plano mais barato, o ${plans.starter.name}, a ${price('starter')}. Os primeiros ${said.trialDays} dias são grátis.`
    return `${over}O maior plano dentro desse orçamento é o **${plans[largest].name}**: ${price(largest)}. ${sayHas(largest)}`
  },
  cheapestWith(features, plan) {
    return `O plano mais barato com ${sayList(features.map((feature) => extras[feature]))} é o **${plans[plan].name}**: ${priceOf(plan)}. ${sayHas(plan)}`
  },
  feature(feature, ids, first) {
    const answers = ids.map((id) =>
      hasFeature(id, feature)
        ? `O ${plans[id].name} inclui: ${extras[feature]}.`
        : `O ${plans[id].name} não inclui: ${extras[feature]}.`,
    )
    const begins = ids.every((id) => hasFeature(id, feature))
      ? ''
      : ` Começa no **${plans[first].name}**, a ${priceOf(first)}.`
    return `${answers.join(' ')}${begins}`
  },
  saving(ids) {
    const lines = ids.map((id) => {
      const { amount, percent } = countAnnualSaving(plans[id])
      return `- ${plans[id].name}: ${dollars(plans[id].annualPrice)} em vez de ${sum(12 * plans[id].monthlyPrice)}, poupa ${sum(amount)} (${percent}%); são ${monthOf(plans[id].annualPrice)} por mês`
    })
    return `Pagar ao ano poupa ${said.annualPercent}: doze meses pelo preço de ${said.annualMonths}.\n\n${lines.join('\n')}`
  },
  credit(plan, item, { months: time, monthly, annual }) {
    const { name, price } = packages[item]
    const left = (rest: Cents) => sayLeft(price, rest)
    const byYear =
      annual &&
      `${months(time)} de ${plans[plan].name}, pagos ao ano, são ${sum(annual.paid)}. É descontado na compra única ${name}, ${left(annual.rest)}.`
    const byMonth = byYear
      ? `Pago ao mês, são ${sum(monthly.paid)}, ${left(monthly.rest)}.`
      : `${months(time)} de ${plans[plan].name}, pagos ao mês, são ${sum(monthly.paid)}. É descontado na compra única ${name}, ${left(monthly.rest)}.`
    return [...(byYear ? [byYear] : []), byMonth].join('\n\n')
  },
  credited(item, { paid, rest }) {
    const { name, price } = packages[item]
    return `Os ${sum(paid)} pagos em assinatura são descontados na compra única ${name}, ${sayLeft(price, rest)}.`
  },
  once({ package: item, plan }, given, isWithin) {
    const { name, price } = packages[item]
    const years = updateYearsOf(item)
    const budget = isWithin === null ? '' : isWithin ? ' O valor que indicou chega.' : ' O valor que indicou não chega.'
    return `Para ${sayCounted(given)}, a **compra única ${name}** é a mais barata que serve: ${dollars(price)}, uma só vez. A licença é vitalícia, com actualizações ${years === null ? 'para sempre' : `durante ${count(years, 'years')}`}.${budget}\n\nEm assinatura, seria o ${plans[plan].name}: ${priceOf(plan)}.`
  },
  ngoPrice(prices, given, years) {
    const lines = prices.map(
      ({ plan, month, year, total }) =>
        `- ${plans[plan].name}: ${sum(month)} por mês, ou ${sum(year)} por ano${total === null ? '' : `; ${count(years, 'years')} ao todo, o primeiro grátis, pago ao ano: ${sum(total)}`}`,
    )
    const fits = given
      ? ` Para ${sayCounted(given)}, é ${sayList(prices.map(({ plan }) => `o ${plans[plan].name}`))}.`
      : ''
    return `As ONG e associações que cumprem as condições têm ${said.ngoMonths} meses grátis, depois menos ${said.ngoPercent} para toda a vida, ${said.ngoFee} de taxa de instalação e apoio prioritário ${said.ngoSupport}.${fits} Passados os meses grátis:\n\n${lines.join('\n')}`
  },
  halfPrice(prices, given, years) {
    const lines = prices.map(
      ({ plan, month, first, later, total }) =>
        `- ${plans[plan].name}: ${dollars(first)} no primeiro ano, ou ${dollars(month)} por mês, depois ${dollars(later)} por ano${total === null ? '' : `; ${count(years, 'years')} ao todo: ${sum(total)}`}`,
    )
    const fits = given
      ? ` Para ${sayCounted(given)}, é ${sayList(prices.map(({ plan }) => `o ${plans[plan].name}`))}.`
      : ''
    return `Os pequenos negócios que cumprem as condições pagam menos ${said.smallPercent} no primeiro ano, quer paguem ao ano quer ao mês; depois é o preço de tabela.${fits}\n\n${lines.join('\n')}\n\nNão há regra publicada: uma pessoa diz sim ou não, com o motivo.`
  },
} as const satisfies ComputedWords
