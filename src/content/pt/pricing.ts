import type { PackageWords, PricingCopy } from '#content/copy/pricing.ts'
import { askUs } from '#content/page-words.ts'
import { listPrices, packageList, planList } from '#content/price-lists.ts'
import { brand } from '#facts/brand.ts'
import { figures } from '#facts/claims.ts'
import { callTo, contact } from '#facts/contact.ts'
import { referenceRates, type CurrencyCode } from '#facts/exchange-rates.ts'
import { packages, type OneTimePackage, type PackageFeature, type PackageId } from '#facts/packages.ts'
import { countAnnualSaving, plans } from '#facts/plans.ts'
import type { PlanFeature, PlanId, PlanLimitation } from '#facts/plans.ts'
import { smallBusinessProgram } from '#facts/programs.ts'
import { sayDay, sayFigure, sayList, sayPrice, saySaving } from './figures.ts'
import { aroundTheClock, channelHours } from './hours.ts'

const { starter, professional, enterprise } = plans
const trialDays = `${sayFigure(figures.trialDays)} dias`
const percent = (value: number) => `${value}%`

const featureWords = {
  everydayWork: 'Vendas, stock e clientes',
  emailSupport: 'Apoio por e-mail',
  freeTrial: `Teste gratuito de ${trialDays}`,
  multiLocation: 'Várias lojas',
  advancedAnalytics: 'Análises avançadas',
  apiAccess: 'Acesso à API',
  emailAutomation: 'E-mails automáticos',
  smsNotifications: 'Avisos por SMS',
  backup: 'Cópia de segurança e restauro',
  prioritySupport: 'Apoio prioritário',
  unlimitedLocations: 'Lojas ilimitadas',
  advancedRoles: 'Permissões avançadas por função',
  whiteLabel: 'Marca própria (white-label)',
  accountManager: 'Gestor de conta dedicado',
  serviceLevels: 'Garantia de serviço (SLA)',
  phoneSupport: `Apoio por telefone ${aroundTheClock}`,
} as const satisfies Record<PlanFeature, string>

const limitationWords = {
  advancedAnalytics: 'Sem análises avançadas',
  multiLocation: 'Uma só loja',
  apiAccess: 'Sem acesso à API',
  enterpriseFeatures: 'Funcionalidades para grandes empresas: só algumas',
} as const satisfies Record<PlanLimitation, string>

const planWords = {
  starter: {
    description: 'Uma loja, duas mãos.',
    amounts: [`Até ${starter.products} produtos ou serviços`, `${starter.users} conta de utilizador`],
  },
  professional: {
    description: 'Uma equipa, mais do que uma loja, stock sem limite.',
    amounts: [
      `Tudo o que tem o ${starter.name}`,
      'Produtos ilimitados',
      `Até ${professional.users} contas de utilizador`,
    ],
  },
  enterprise: {
    description: 'Cadeias, hospitais e grupos com regras próprias.',
    amounts: [`Tudo o que tem o ${professional.name}`, 'Utilizadores ilimitados'],
  },
} as const satisfies Record<PlanId, { readonly description: string; readonly amounts: readonly string[] }>

const packageFeatureWords = {
  lifetimeLicence: 'Licença vitalícia',
  multiLocation: 'Várias lojas',
  unlimitedLocations: 'Lojas ilimitadas',
} as const satisfies Record<PackageFeature, string>

const packageWords = {
  essential: {
    description: 'Compra-se uma vez, como uma boa balança.',
    idealFor: 'Ideal para uma loja só que prefere ser dona das suas ferramentas',
  },
  business: {
    description: 'Espaço para a loja que está para abrir.',
    idealFor: 'Ideal para um negócio a crescer, com várias lojas',
  },
  enterprise: {
    description: 'Tudo, enquanto fizermos novas versões.',
    idealFor: 'Ideal para grupos que não querem contar utilizadores nem lojas',
  },
} as const satisfies Record<PackageId, Pick<PackageWords, 'description' | 'idealFor'>>

const currencyNames = {
  RWF: 'franco ruandês',
  UGX: 'xelim ugandês',
  XAF: 'franco CFA da África Central',
  XOF: 'franco CFA da África Ocidental',
  AOA: 'kwanza angolano',
} as const satisfies Record<CurrencyCode, string>

const locale = 'pt-AO'
const ratesDay = sayDay(new Date(referenceRates.date))

function sayYears(years: number) {
  return `${years} ${years === 1 ? 'ano' : 'anos'}`
}

function listPackageFeatures({ users, updateYears, features, support }: OneTimePackage) {
  const supportName = support.kind === 'email' ? featureWords.emailSupport : featureWords.prioritySupport
  const places = features.filter((feature) => feature !== 'lifetimeLicence').at(-1)
  return [
    packageFeatureWords.lifetimeLicence,
    updateYears === null ? 'Actualizações para sempre' : `Actualizações durante ${sayYears(updateYears)}`,
    users === null ? 'Utilizadores ilimitados' : `Até ${users} utilizadores`,
    ...(places ? [packageFeatureWords[places]] : []),
    `${supportName} durante ${sayYears(support.years)}`,
  ]
}

/** Where a card's few words leave open what a plan without them has. */
const comparedWords: Partial<Record<PlanFeature, string>> = {
  backup: 'Cópia de segurança e restauro a pedido (todos os planos têm cópias diárias)',
}

const limits = [
  { head: 'Produtos ou serviços', cells: planList.map(({ products }) => sayLimit(products, 'Ilimitados')) },
  { head: 'Contas de utilizador', cells: planList.map(({ users }) => sayLimit(users, 'Ilimitadas')) },
  { head: 'Lojas', cells: ['Uma', 'Várias', 'Ilimitadas'] },
]

function sayLimit(limit: number | null, none: string) {
  if (limit === null) return none
  return limit === 1 ? '1' : `Até ${limit}`
}

const nameList = (items: readonly { readonly name: string }[]) => sayList(items.map(({ name }) => name))

const lists = listPrices({
  locale,
  sayPrice,
  saySaving,
  plans: planWords,
  features: featureWords,
  compared: comparedWords,
  limitations: limitationWords,
  withoutLimitations: 'Em lado nenhum: produtos, utilizadores e lojas sem limite',
  start: ({ id, name }) => askUs('Começar', `plan ${id}`, `Gostava de começar com o plano ${name}.`),
  packages: packageWords,
  listPackage: listPackageFeatures,
  buy: ({ id, name }) => askUs('Comprar agora', `plan ${id}-once`, `Gostava de fazer a compra única ${name}.`),
  currency: 'Moeda',
  currencies: currencyNames,
})

/** The price list in Portuguese. */
export const pricing = {
  title: 'Planos acessíveis',
  searchTitle: `Planos acessíveis desde ${sayPrice(starter.monthlyPrice)} por mês`,
  description: `Planos desde ${sayPrice(starter.monthlyPrice)} por mês, ou uma compra única desde ${sayPrice(packages.essential.price)}. Compare, faça as contas da sua loja e experimente durante ${trialDays}.`,
  head: {
    headline: 'Planos acessíveis',
    lead: `Todos os planos têm um teste gratuito de ${trialDays}. Sem cartão bancário, a funcionar em minutos, e o que paga conta mais tarde para uma compra única.`,
    currency: {
      label: 'Preços',
      options: [
        { value: 'usd', label: 'só em dólares' },
        ...lists.currencyOptions((code, name) => `também em ${code}, ${name}`),
      ],
    },
    binding: 'Paga em dólares; isto serve de orientação.',
    currencyLink: { label: 'Quanto é isso, mais ou menos, em kwanzas, francos ou xelins?', href: '#currencies' },
  },
  choice: {
    purchase: {
      legend: 'Como pagar',
      options: [
        { value: 'subscription', label: 'Assinatura' },
        { value: 'one-time', label: 'Compra única' },
      ],
    },
    billing: {
      legend: 'Periodicidade',
      options: [
        { value: 'monthly', label: 'Ao mês' },
        {
          value: 'annual',
          label: `Ao ano (poupe até ${percent(smallBusinessProgram.firstYearDiscountPercent)})`,
        },
      ],
    },
    note: `Pagar ao ano poupa ${percent(countAnnualSaving(professional).percent)} em qualquer plano. Os pequenos negócios que cumprem as condições têm ${percent(smallBusinessProgram.firstYearDiscountPercent)} de desconto no primeiro ano.`,
    noteLink: { label: 'Tenho direito?', href: '/small-business-backbone' },
  },
  plans: {
    heading: 'Os planos de assinatura',
    about: 'cerca de {amount} {currency}',
    popular: 'O mais escolhido',
    perMonth: 'por mês',
    perYear: 'por ano',
    includes: 'O que leva',
    limits: 'Onde acaba',
    cards: lists.cards,
  },
  packages: {
    heading: 'Paga uma vez e é sua.',
    note: `${nameList(packageList)} dão acesso vitalício, com actualizações pelo tempo que cada compra indica. Depois disso, a suite continua a ser sua e a funcionar tal como está. O que já pagou em assinatura é descontado no preço.`,
    best: 'O mais vantajoso',
    once: 'uma só vez',
    rows: lists.packageRows,
  },
  comparison: {
    heading: 'O que dá cada plano',
    yes: 'Sim',
    no: 'Não',
    plans: {
      caption: 'Os três planos, linha a linha',
      columns: ['Vantagem', starter.name, professional.name, enterprise.name],
      rows: [...limits, ...lists.featureRows],
    },
    phoneNote: `Seja qual for o plano, pode telefonar-nos (${channelHours.phone}), e a qualquer hora numa emergência. Com o ${enterprise.name}, a linha ajuda também em tudo o resto, ${aroundTheClock}.`,
    ways: {
      caption: 'Assinar, ou comprar uma vez?',
      columns: ['Pergunta', 'Assinatura', 'Compra única'],
      rows: [
        {
          head: 'Paga',
          cells: [
            `Todos os meses ou todos os anos, desde ${sayPrice(starter.monthlyPrice)} por mês`,
            `Uma vez, desde ${sayPrice(packages.essential.price)}`,
          ],
        },
        { head: 'Pode usá-la', cells: ['Enquanto pagar', 'Toda a vida'] },
        {
          head: 'Novas versões',
          cells: [
            'Todas, enquanto assinar',
            `Durante ${packages.essential.updateYears} anos, ${packages.business.updateYears} anos ou para sempre, conforme a compra`,
          ],
        },
        {
          head: 'Apoio',
          cells: [
            `Por e-mail; prioritário desde o ${professional.name}; por telefone ${aroundTheClock} com o ${enterprise.name}`,
            `Durante ${sayYears(packages.essential.support.years)} a ${sayYears(packages.enterprise.support.years)}, conforme a compra`,
          ],
        },
        {
          head: 'Antes de decidir',
          cells: [`${trialDays} grátis em qualquer plano`, 'Comece por uma assinatura e decida sem pressa'],
        },
        {
          head: 'Se mudar de ideias',
          cells: ['O que pagou conta para uma compra única', 'A licença continua a ser sua'],
        },
        {
          head: 'Serve',
          cells: [
            'A um negócio que cresce, ou que ainda não tem a certeza',
            'A um negócio que sabe o seu tamanho e não quer mais facturas',
          ],
        },
      ],
    },
  },
  currencies: {
    heading: 'Mais ou menos, na sua moeda',
    text: `O preço que vale é o preço em dólares. Estes valores são arredondados e usam os câmbios de referência de ${ratesDay}: chegam para comparar um plano com a receita de um dia, mas não são o valor que vai pagar.`,
    show: 'Todos os preços em cinco moedas',
    rates: lists.rates((code, amount) => `Cerca de ${amount} ${code} por dólar em ${ratesDay}.`),
    tables: lists.tables([
      'Preços aproximados, por mês',
      'Preços aproximados, por ano',
      'Preços aproximados, pagos uma vez',
    ]),
  },
  calculator: {
    heading: 'Faça as contas da sua loja.',
    text: 'Quantas pessoas, quantas lojas, quantos produtos, e por quantos anos. O que vê primeiro é um exemplo; ponha os seus números.',
    withoutScript:
      'O seu navegador tem os scripts desligados, por isso o exemplo não pode mudar. Todos os preços que usa estão nas tabelas acima.',
    words: {
      locale,
      fields: {
        users: 'Pessoas que a usam',
        locations: 'Lojas, filiais e armazéns',
        products: 'Produtos ou serviços que vende',
        years: 'Anos a prever',
      },
      problems: {
        missing: 'Ponha aqui um número.',
        notANumber: 'Ponha um número inteiro, igual ou superior a um.',
        tooMany: 'É mais do que conseguimos contar aqui. Peça-nos um orçamento.',
      },
      putRight: 'Corrija o número marcado para voltar a ver a resposta.',
      ...lists.calculated,
      counts: {
        users: { one: '{count} utilizador', other: '{count} utilizadores' },
        locations: { one: '{count} loja', other: '{count} lojas' },
        products: { one: '{count} produto', other: '{count} produtos' },
        years: { one: '{count} ano', other: '{count} anos' },
      },
      fits: 'O {plan} serve: {month} por mês, ou {year} por ano.',
      smallest: 'É o nosso plano mais pequeno, e cobre tudo o que indicou.',
      beyond: {
        users: 'O {plan} vai até {limit}; no seu caso são {need}.',
        locations: 'O {plan} é para uma só loja; no seu caso são {need}.',
        products: 'O {plan} vai até {limit}; no seu caso são {need}.',
      },
      severalLocations: `O ${professional.name} trabalha em várias lojas. Se a lista das suas crescer muito, pergunte-nos o que mudaria o ${enterprise.name}.`,
      table: {
        caption: 'Quanto pagaria',
        columns: ['Como paga', 'Por ano', 'Em {years}'],
        monthly: 'Plano {plan}, ao mês',
        annual: 'Plano {plan}, ao ano',
        once: 'Compra única {package}',
        onceOnly: 'Mais nada',
        about: '{dollars}, cerca de {amount} {currency}',
      },
      breakEven:
        'Pago ao ano, o plano {plan} chega ao preço da compra única {package} no ano {annual}; pago ao mês, no ano {monthly}.',
      updatesLast: 'A compra única inclui actualizações durante todos esses anos.',
      updatesEnd:
        'A compra única inclui actualizações durante {updates}. Depois disso continua a ser sua e a funcionar, na versão que então tiver.',
      creditPart:
        'Comece pelo plano e passe à compra única ao fim de {years}: {credit} pagos ao ano são descontados, e faltam {rest}.',
      creditWhole: 'Comece pelo plano e passe à compra única ao fim de {years}: o que pagou ao ano já a cobre.',
      action: askUs('Começar', 'plan', 'Gostava de começar com o {plan}: {users}, {locations}, {products}.'),
    },
  },
  help: {
    heading: 'Precisa de ajuda para escolher?',
    text: 'Diga-nos quantas caixas, quartos e pessoas tem. Indicamos o plano mais barato que serve, mesmo quando é o mais pequeno.',
    call: {
      before: 'Ou ligue para',
      label: contact.phone,
      href: callTo(contact.phone),
      after: channelHours.phone,
    },
    actions: [
      askUs(
        'Marcar uma reunião',
        'consultation plans',
        'Gostava de marcar uma reunião de consultoria sobre os planos.',
      ),
      askUs('Pedir demonstração', 'demo', 'Gostava de pedir uma demonstração.'),
    ],
  },
  questions: {
    heading: 'Antes de pagar',
    entries: [
      {
        id: 'trial-end',
        question: 'O que acontece quando acaba o teste gratuito?',
        answer: `Ao fim de ${trialDays} escolhe um plano ou pára. Nunca pedimos cartão, por isso nada é cobrado automaticamente, e pode levar os seus dados consigo.`,
      },
      {
        id: 'change-plan',
        question: 'Posso mudar de plano mais tarde?',
        answer: `Pode, para cima ou para baixo. Produtos, pessoal e histórico vão consigo. Avise-nos antes de descer para o ${starter.name}: leva ${starter.products} produtos e ${starter.users} utilizador, e vemos juntos o que fica.`,
      },
      {
        id: 'own-later',
        question: 'E se assinar agora e quiser comprar mais tarde?',
        answer:
          'Então o que pagou em assinatura é descontado na compra única. Paga a diferença e fica com tudo o que introduziu.',
      },
      {
        id: 'currency-amount',
        question: 'O valor na minha moeda é o que vou pagar?',
        answer:
          'Não, é uma aproximação. Os preços são em dólares, e o que conta é o câmbio do dia em que paga. Pergunte-nos que formas de pagamento funcionam no seu país.',
      },
    ],
  },
  closing: {
    heading: 'Experimente primeiro num dia calmo.',
    text: `Abra a ${brand.product} ao lado do seu caderno e use os dois durante uma semana. Se o caderno ganhar, não nos deve nada.`,
    actions: [
      askUs('Começar teste gratuito', 'trial', 'Como começo um teste gratuito?'),
      askUs('Falar com um comercial', 'sales', 'Gostava de falar com a equipa comercial.'),
    ],
    related: [
      { label: 'Ajuda para pequenos negócios', href: '/small-business-backbone' },
      { label: 'Condições para ONG', href: '/ngo-compatibility' },
      { label: 'Ofertas para grandes empresas', href: '/enterprise-solutions' },
    ],
  },
} as const satisfies PricingCopy
