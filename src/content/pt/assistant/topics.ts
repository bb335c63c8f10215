import {
  isOwnFeature,
  list,
  officesFrom,
  plansOf,
  said,
  sayCustomers,
  sayTradePlan,
  sayUpdates,
  sum,
} from '#content/assistant-facts.ts'
import type { Asked, TopicWords } from '#content/assistant-words.ts'
import type { TopicId } from '#content/copy/assistant/topics.ts'
import { contact } from '#content/pt/contact.ts'
import { hotel } from '#content/pt/hotel.ts'
import { pharmacy } from '#content/pt/pharmacy.ts'
import { restaurant } from '#content/pt/restaurant.ts'
import { retail } from '#content/pt/retail.ts'
import { fixed } from '#content/pt/assistant/fixed.ts'
import { sayList, spell } from '#content/pt/figures.ts'
import { channelHours, sayHours } from '#content/pt/hours.ts'
import { roleNames, tierNames } from '#content/pt/names.ts'
import { sayAddress, sayCountry } from '#content/pt/places.ts'
import { history, loyaltyTiers, roleTemplates } from '#facts/claims.ts'
import { keepLinked, socialNetworks } from '#facts/links.ts'
import { headquarters, offices, type Office } from '#facts/offices.ts'
import { packages, type OneTimePackage, type PackageId } from '#facts/packages.ts'
import { planIds, plans, priceAfterDiscount, type Cents, type PlanId } from '#facts/plans.ts'
import { ngoProgram } from '#facts/programs.ts'
import { standards } from '#facts/standards.ts'

const ngoConditions = `registo ${said.charity} ou o equivalente no seu país (associação, fundação, organização religiosa), uma missão à frente de tudo, documentos de isenção em dia, pelo menos ${said.ngoYears} ano de actividade, e uma receita anual abaixo de ${said.ngoRevenue}`

const planHolds = {
  starter: `Até ${said.starter.products} produtos ou serviços, ${said.starter.users} utilizador, uma só loja.`,
  professional: `Produtos ilimitados, até ${said.professional.users} utilizadores, várias lojas. É o mais escolhido.`,
  enterprise: `Produtos, utilizadores e lojas ilimitados.`,
} as const satisfies Record<PlanId, string>

const usersOf = {
  starter: `${said.starter.users} utilizador`,
  professional: `até ${said.professional.users} utilizadores`,
  enterprise: 'utilizadores ilimitados',
} as const satisfies Record<PlanId, string>

/** What is asked by the year begins with the year. */
function sayPlan(id: PlanId, per: Asked['per'] = null) {
  const { name, month, year } = said[id]
  const prices = [`${month} por mês`, `${year} por ano`]
  return `**${name}**: ${(per === 'year' ? prices.toReversed() : prices).join(' ou ')}. ${planHolds[id]}`
}

const planDetails = {
  starter: `${sayPlan('starter')}\n\nTraz vendas, stock e clientes, e apoio por e-mail. Não traz várias lojas, nem a API, nem as análises avançadas.`,
  professional: `${sayPlan('professional')}\n\nTraz tudo o que tem o ${said.starter.name}, e ainda várias lojas, análises avançadas, a API, e-mails automáticos, SMS, cópia de segurança e restauro, e apoio prioritário. A marca própria (white-label) e as permissões avançadas ficam para o ${said.enterprise.name}.`,
  enterprise: `${sayPlan('enterprise')}\n\nTraz tudo o que tem o ${said.professional.name}, e ainda permissões avançadas, marca própria (white-label), um gestor de conta dedicado, uma garantia de serviço (SLA) e apoio por telefone de dia e de noite.`,
} as const satisfies Record<PlanId, string>

const ngoPrice = (price: Cents) => sum(priceAfterDiscount(price, ngoProgram.lifetimeDiscountPercent))
const count = (years: number) => `${years} ${years === 1 ? 'ano' : 'anos'}`

export function sayPackage({ id, name, users, updateYears, support }: OneTimePackage) {
  const updates = updateYears === null ? 'actualizações para sempre' : `actualizações durante ${count(updateYears)}`
  const people = users === null ? 'Utilizadores ilimitados' : `Até ${users} utilizadores`
  const places = { essential: '', business: ', várias lojas', enterprise: ', lojas ilimitadas' } satisfies Record<
    PackageId,
    string
  >
  const prices = {
    essential: said.essential.price,
    business: said.business.price,
    enterprise: said.enterprisePackage.price,
  }
  const help = support.kind === 'email' ? 'apoio por e-mail' : 'apoio prioritário'
  return `**${name}**: ${prices[id]} uma só vez. ${people}${places[id]}, ${updates}, ${help} durante ${count(support.years)}.`
}

const allPlans = list(planIds.map((id) => sayPlan(id)))
const allPackages = list(Object.values<OneTimePackage>(packages).map(sayPackage))

const officeOf = (asked: Asked) => {
  const chosen: readonly Office[] = offices.filter(({ id }) => asked.offices.includes(id))
  return chosen.length > 0 ? chosen : offices
}

const sayOffice = (office: Office) =>
  `${cityOf(office)}${office.isHeadquarters ? ' (sede)' : ''}\n\n- Morada: ${sayAddress(office)}\n- Telefone: ${office.phone}${office.isOnWhatsApp ? ', também no WhatsApp' : ''}\n- E-mail: ${office.email}\n- Horário: ${sayHours(office.hours, office.zoneName)}\n- Para: ${whomOf(office)}`

/** The office in the same country as a place that has none; null where there is none either. */
function sayNearest({ elsewhere }: Pick<Asked, 'elsewhere'>): string | null {
  const nearest = offices.find(({ id }) => id === elsewhere?.office)
  return elsewhere && nearest ? `${fixed.noOffice(elsewhere)} O seu fica no mesmo país:\n\n${sayOffice(nearest)}` : null
}
const cityOf = ({ city, countryCode }: Office) => `**${city}**, ${sayCountry(countryCode)}`
const roles = sayList(roleTemplates.map((role) => roleNames[role]))
const tiers = sayList(loyaltyTiers.map((tier) => tierNames[tier]))

/** Whom an office is for, as its page says. */
const whomOf = ({ id }: Office) => contact.offices.entries.find((entry) => entry.id === id)?.description ?? ''
const sayWhom = (office: Office) => `${cityOf(office)}: ${whomOf(office)} ${office.phone}`

/** Only of pages that there are. */
function sayNews() {
  const pages = [
    { name: 'no [blogue]', url: said.blog },
    { name: 'nos [eventos]', url: said.events },
  ]
  const places = [
    ...keepLinked(pages).map(({ name, url }) => `${name}(${url})`),
    ...(socialNetworks.length > 0 ? ['nas nossas redes sociais, ao fundo de cada página'] : []),
  ]
  if (places.length === 0)
    return `Ainda não temos uma página de novidades. Escreva para ${said.email} a dizer o que lhe interessa.`
  return `As nossas novidades estão ${sayList(places)}.`
}

/** What visitors ask, how they put it in Portuguese, and what is answered. */
export const topics = {
  plans: {
    answer: `Há três planos, pagos ao mês ou ao ano:\n\n${allPlans}\n\nPagar o ano de uma vez poupa ${said.annualPercent}. Todos os planos começam com um teste gratuito de ${said.trialDays} dias, sem cartão bancário. Também pode pagar uma só vez, a partir de ${said.essential.price}.`,
    next: ['Que plano para 3 utilizadores?', 'Quais são as compras únicas?', 'Como funciona o teste gratuito?'],
  },
  planPrice: {
    answer: (asked) => list(plansOf(asked).map((id) => sayPlan(id, asked.per))),
    next: ['O que trazem os planos?', 'Quanto poupo por ano?', 'Como funciona o teste gratuito?'],
  },
  planDetails: {
    answer: (asked) =>
      plansOf(asked)
        .map((id) => planDetails[id])
        .join('\n\n'),
    next: ['Comparar o Professional e o Enterprise', 'Quanto poupo por ano?', 'Posso mudar de plano?'],
  },
  cheapest: {
    answer: `O plano mais barato é o ${sayPlan('starter')}`,
    next: ['Quais são os vossos preços?', 'Como funciona o teste gratuito?', 'Posso mudar de plano?'],
  },
  tradePlan: {
    answer: sayTradePlan({ pharmacy, retail, restaurant, hotel }, ': '),
    next: ['Quais são os vossos preços?', 'Como funciona o teste gratuito?', 'Posso mudar de plano?'],
  },
  mostPopular: {
    answer: `Dos planos, o ${said.professional.name}, a ${said.professional.month} por mês. Qual das compras únicas é a mais escolhida, as nossas páginas não dizem; a página de preços indica a ${said.business.name}, a ${said.business.price}, como a mais vantajosa.`,
    next: ['O que traz o Professional?', 'Quais são as compras únicas?'],
  },
  yearly: {
    answer: (asked) =>
      `Pago ao ano:\n\n${list(plansOf(asked).map((id) => `${said[id].name}: ${said[id].year}, poupa ${said[id].saving}; são ${said[id].monthOfYear} por mês`))}\n\nÉ ${said.annualPercent} menos do que doze meses pagos um a um.`,
    next: ['Quais são as compras únicas?', 'Há outros descontos?', 'Como funciona o teste gratuito?'],
  },
  packages: {
    answer: `Pode pagar uma só vez e ficar com a suite. A licença de cada compra única é vitalícia:\n\n${allPackages}\n\nO que já pagou em assinatura é descontado.`,
    next: [
      'Compra única ou assinatura?',
      'O que acontece quando acabam as actualizações?',
      'Como funciona o teste gratuito?',
    ],
  },
  packageDetails: {
    answer: (asked) =>
      `${list(
        Object.values<OneTimePackage>(packages)
          .filter(({ id }) => asked.packages.length === 0 || asked.packages.includes(id))
          .map(sayPackage),
      )}\n\nA licença é vitalícia.${asked.features.some(isOwnFeature) ? ' Que funções traz ainda uma compra única, as nossas páginas não dizem.' : ''}`,
    next: ['Compra única ou assinatura?', 'O que acontece quando acabam as actualizações?'],
  },
  packageUpdates: {
    answer: sayUpdates({
      lead: 'Actualizações depois de uma compra única:',
      of: {
        essential: `a ${said.essential.name} durante ${count(packages.essential.updateYears)}`,
        business: `a ${said.business.name} durante ${count(packages.business.updateYears)}`,
        enterprise: `a ${said.enterprisePackage.name} para sempre`,
      },
      end: 'Depois disso nada pára: a suite continua sua, a funcionar tal como está, e não custa mais nada.',
      subscribed: 'Com uma assinatura recebe cada nova versão enquanto pagar.',
    }),
    next: ['Quais são as compras únicas?', 'Compra única ou assinatura?'],
  },
  trial: {
    answer: `Todos os planos começam com um teste gratuito de ${said.trialDays} dias. Não se pede cartão bancário, e fica a funcionar em poucos minutos. Para começar, ${fixed.offers.trial}: abrimos a conta consigo.`,
    next: ['Queria começar o teste gratuito', 'O que acontece quando acaba o teste?', 'Que plano para 3 utilizadores?'],
  },
  trialEnd: {
    answer: `Ao fim de ${said.trialDays} dias escolhe um plano ou pára. Não pedimos cartão nenhum, por isso nada é cobrado sozinho, e pode levar os seus dados.`,
    next: ['Quais são os vossos preços?', 'Posso levar os meus dados?'],
  },
  card: {
    answer: `O teste de ${said.trialDays} dias não pede cartão bancário, por isso nada é cobrado sozinho: no fim escolhe um plano ou pára.`,
    next: ['Como começo um teste gratuito?', 'O que acontece quando acaba o teste?'],
  },
  demoAccount: {
    answer:
      'Há uma conta de demonstração para espreitar à vontade. Peça-a aqui ou num pedido de demonstração, e um colega dá-lhe o acesso.',
    next: ['Queria pedir uma demonstração', 'Como começo um teste gratuito?'],
  },
  demo: {
    answer: `${fixed.offers.demo}, o que vende, onde e quando lhe dá jeito: uma pessoa responde no prazo de ${said.demoHours} horas, fim-de-semana incluído. Traga uma prateleira, uma ementa ou uma lista: a demonstração parte do seu ramo; também alguém pode ir ter consigo, a partir de qualquer das ${spell(offices.length)} cidades, com dia e preço ditos antes da partida.`,
    next: ['Queria pedir uma demonstração', 'Há uma conta de demonstração?', 'Como começo um teste gratuito?'],
  },
  discounts: {
    answer: `Estes são todos os descontos que publicamos:\n\n- Pagar ao ano poupa ${said.annualPercent} em qualquer plano.\n- Os pequenos negócios que cumprem as condições pagam menos ${said.smallPercent} no primeiro ano.\n- As ONG e associações que cumprem as condições têm ${said.ngoMonths} meses grátis, e depois menos ${said.ngoPercent} para toda a vida.\n- A aceleradora dá ${said.acceleratorMonths} meses de software grátis a negócios que dão os primeiros passos.\n- Para muitas lojas, os descontos de volume e o preço à medida fazem-se a pedido, por escrito.\n\nNão posso prometer mais nenhum.`,
    next: [
      'Quem tem direito ao desconto de pequeno negócio?',
      'Como funciona o programa para ONG?',
      'Quanto poupo por ano?',
    ],
  },
  volume: {
    answer: `O ${said.enterprise.name} tem preço de tabela, ${said.enterprise.month} por mês ou ${said.enterprise.year} por ano, para começar sem perguntar. Para muitas lojas, o preço à medida e os descontos de volume fazem-se a pedido, por escrito, conforme o número das suas lojas.`,
    next: ['O que traz o Enterprise?', 'Queria falar com uma pessoa'],
  },
  creditPolicy: {
    answer:
      'O que pagou em assinatura é descontado numa compra única mais tarde. Paga a diferença e fica com tudo o que introduziu.',
    next: ['Quais são as compras únicas?', 'Compra única ou assinatura?'],
  },
  cancel: {
    answer:
      'Não há contrato além do mês ou do ano que pagou: no fim deixa de pagar, e leva os seus dados em ficheiros simples. O teste acaba sozinho, porque não temos cartão nenhum para cobrar.',
    next: ['Posso levar os meus dados?', 'O que acontece quando acaba o teste?'],
  },
  moneyBack: {
    answer: `As nossas páginas não prometem devolver o que já foi pago, e não vou inventar. O que dizem é isto: pode experimentar tudo durante ${said.trialDays} dias sem cartão, e o que paga em assinatura é descontado numa compra única mais tarde. Para o seu caso, pergunte a uma pessoa: carregue em «Falar com uma pessoa».`,
    next: ['Como funciona o teste gratuito?', 'Queria falar com uma pessoa'],
  },
  changePlan: {
    answer: `Pode mudar de plano, para cima ou para baixo, e produtos, pessoal e histórico vão consigo. Avise-nos antes de descer para o ${said.starter.name}: leva ${said.starter.products} produtos e ${said.starter.users} utilizador, e vemos juntos o que fica.`,
    next: ['Quais são os vossos preços?', 'Comparar o Professional e o Enterprise'],
  },
  perModule: {
    answer: `Não se paga por módulo, quer abra só um quer junte outros em qualquer dia. Um plano conta produtos, pessoas e lojas. As várias lojas, a API, as análises avançadas, os e-mails automáticos, os SMS e a cópia de segurança a pedido começam no ${said.professional.name}, a ${said.professional.month} por mês; a marca própria (white-label), as permissões avançadas por função e o telefone de dia e de noite vêm com o ${said.enterprise.name}. Para o trabalho de um módulo, as nossas páginas não falam de nenhum plano onde falte: veja-o no teste gratuito se depende disso.`,
    next: ['Quais são os módulos?', 'Quais são os vossos preços?'],
  },
  commission: {
    answer:
      'As nossas páginas não falam de nenhuma comissão sobre as suas vendas ou pagamentos: um plano custa o que diz a tabela de preços. O que um operador ou um banco tira de um pagamento, não dizem; pergunte ao seu.',
    next: ['Quais são os vossos preços?', 'O que se paga à parte?'],
  },
  hiddenCosts: {
    answer:
      'A instalação, a passagem dos dados, a formação e as visitas são à parte: depende das suas lojas e da sua lista, e recebe o valor por escrito antes de começarmos. Também pode fazer tudo sozinho com a documentação. O que cada plano custa e o que deixa de fora está na página de preços.',
    next: ['Quais são os vossos preços?', 'O que inclui a instalação?'],
  },
  payUs: {
    answer:
      'Os preços são em dólares americanos, e decide o câmbio do dia em que paga. As formas de pagamento dependem do seu país, e as nossas páginas não têm a lista: um colega diz-lhe quais funcionam aí. Este site, por si, não recebe pagamentos.',
    next: ['Quanto é isso na minha moeda?', 'Queria falar com uma pessoa'],
  },
  priceTax: {
    answer:
      'As nossas páginas não dizem se ao preço dos planos se junta algum imposto, e não quero adivinhar. Um colega diz-lhe para o seu país: carregue em «Falar com uma pessoa».',
    next: ['Queria falar com uma pessoa', 'Quais são os vossos preços?'],
  },
  isItFree: {
    answer: `A suite não é gratuita, mas os primeiros ${said.trialDays} dias são, sem cartão bancário. Depois os planos começam em ${said.starter.month} por mês. As ONG que cumprem as condições têm ${said.ngoMonths} meses grátis, e as empresas da aceleradora também.`,
    next: ['Como começo um teste gratuito?', 'Quais são os vossos preços?', 'Como funciona o programa para ONG?'],
  },
  whatIs: {
    answer: `Com a ${said.product}, farmácias, lojas, restaurantes e hotéis trabalham a partir de uma só conta. Cada venda, prateleira, mesa e quarto vai dar às mesmas contas. A suite tem sete módulos, funciona no navegador de um telemóvel, de um tablet ou de um computador, e a caixa continua a vender sem rede. É feita em Kigali pela ${said.company}.`,
    next: ['Quais são os módulos?', 'Quais são os vossos preços?', 'Como funciona o teste gratuito?'],
  },
  modules: {
    answer:
      'Há sete módulos numa só conta:\n\n- **Farmácia**: lotes, datas de validade, receitas médicas\n- **Inventário**: uma só contagem para todas as lojas, armazéns e camiões\n- **Restaurante**: mesas, pedidos à cozinha, contas divididas\n- **Hotel**: quartos, reservas, uma só conta por hóspede\n- **Loja**: uma caixa que vende sem rede, fidelidade, devoluções\n- **Administração**: lojas, pessoal, permissões, fecho do dia\n- **Clientes (CRM)**: compras, níveis, lembretes\n\nLeve o que lhe faz falta e junte o seguinte mais tarde.',
    next: ['Pago por cada módulo?', 'Que plano para 3 utilizadores?', 'Funciona sem rede?'],
  },
  moduleSwitch: {
    answer:
      'Abre um módulo no dia que quiser, com os produtos e as pessoas que já introduziu. Se o fechar, os ecrãs vão-se e os dados ficam.',
    next: ['Pago por cada módulo?', 'Quais são os módulos?'],
  },
  pharmacy: {
    answer: `O módulo **Farmácia** guarda lotes, datas de validade e receitas médicas no mesmo sítio. A data mais próxima vende-se primeiro, e o alerta chega enquanto o medicamento ainda se pode vender. Tem a ficha do paciente com as alergias e as renovações, a parte do seguro e os stocks mínimos, e a recolha de um lote é uma só pesquisa. A maior parte das farmácias leva o ${said.professional.name}, a ${said.professional.month} por mês.`,
    next: ['Como funcionam os alertas de validade?', 'Posso importar os meus produtos?', 'O que traz o Professional?'],
  },
  inventory: {
    answer:
      'Com o módulo **Inventário**, a caixa, o armazém e a outra loja lêem o mesmo número. Lê as entregas por código de barras ou RFID, marca stocks mínimos que preparam a encomenda, segue lotes, números de série e datas, e transfere entre lojas.',
    next: ['Preciso de um leitor?', 'Quantos produtos posso ter?', 'Como funcionam os stocks mínimos?'],
  },
  restaurant: {
    answer: `O módulo **Restaurante** põe a sala, a cozinha e a conta no mesmo ecrã: mapa das mesas, pedidos tirados à mesa com um telemóvel e enviados por posto à grelha, à cozinha e ao bar, contas divididas, o custo de cada prato, comida para levar. Até ${said.professional.users} pessoas chega o ${said.professional.name}, a ${said.professional.month} por mês.`,
    next: ['Dá para dividir a conta?', 'Que aparelhos são precisos?', 'O que acontece quando falta a luz?'],
  },
  hotel: {
    answer: `O módulo **Hotel** segue cada quarto, hóspede e conta da chegada à saída: mapa de quartos por piso, reservas, limpeza no telemóvel, reparações, preços por época, e uma só conta com restaurante, bar e lavandaria. Um hotel que trabalha por turnos costuma precisar do ${said.enterprise.name}; uma casa até ${said.professional.users} pessoas fica bem com o ${said.professional.name}. As nossas páginas não falam de um número máximo de quartos; com o ${said.starter.name}, contam entre os seus ${said.starter.products} produtos.`,
    next: ['Que plano para 8 utilizadores?', 'Que aparelhos são precisos?'],
  },
  channels: {
    answer:
      'As reservas dos sites de viagens não chegam sozinhas: a recepção introduz-as a partir do e-mail, e o mapa recusa um quarto já vendido. Se vive desses sites, diga quais antes de escolher um plano; nós dizemos o que a API consegue ligar e o que não consegue.',
    next: ['O que faz o módulo de hotel?', 'Têm API?'],
  },
  retail: {
    answer: `O módulo **Loja** é feito para o balcão com fila: ler, pesar ou tocar, dinheiro, cartão e mobile money, venda sem rede, pontos de fidelidade, devoluções, caderno do fiado, e fecho com a gaveta contada. Uma banca com uma pessoa fica bem com o ${said.starter.name}, a ${said.starter.month} por mês; uma loja com ajudantes, com o ${said.professional.name}, a ${said.professional.month}.`,
    next: ['Funciona sem rede?', 'Que aparelhos são precisos?', 'Que plano para 3 utilizadores?'],
  },
  backoffice: {
    answer: `O módulo **Administração** é para o dono e o contabilista: vendas e custos por loja, ${said.roleTemplates} funções prontas e as suas próprias permissões, registo de cada mudança, despesas com fotografia, imposto por produto e por país, relatórios a horas certas.`,
    next: ['Quais são as funções?', 'Quais são os módulos?'],
  },
  crm: {
    answer:
      'O módulo **Clientes** tem uma ficha por cliente com o histórico das compras, os níveis de fidelidade, os grupos e campanhas, os lembretes, as promessas com data, as reclamações até ao fim, e os e-mails de boas-vindas que saem por si.',
    next: ['Quais são os níveis de fidelidade?', 'O que são os e-mails automáticos?', 'Quais são os módulos?'],
  },
  pos: {
    answer: ({ plans: [named] }) =>
      `${named ? `O ${said[named].name} tem a caixa, como todos os planos` : 'Todos os planos têm a caixa'}. Recebe dinheiro, cartão e mobile money na mesma venda, imprime o recibo ou manda-o por e-mail, conhece o nível de fidelidade, trata das devoluções e continua a vender sem rede. Funciona no telemóvel, no tablet ou no computador. O ${said.starter.name}, a ${said.starter.month} por mês, é para uma pessoa num balcão.`,
    next: ['Funciona sem rede?', 'Que aparelhos são precisos?', 'Os clientes podem pagar com mobile money?'],
  },
  studio: {
    answer:
      'A gestão de estúdio fotográfico pode escolher-se no formulário de demonstração e não é um dos sete módulos. Escolha-a se tem um estúdio: na demonstração, uma pessoa mostra-lhe o que Clientes, Inventário e a caixa fazem por um estúdio, e o que não fazem.',
    next: ['Queria pedir uma demonstração', 'Quais são os módulos?'],
  },
  trades: {
    answer:
      'A suite é feita para farmácias, lojas, restaurantes, hotéis e as suas cadeias. Se guarda mercadoria noutro ramo, Inventário e Administração servem quase sempre; escolas, oficinas e salões começam por Clientes. As associações têm um programa próprio.',
    next: ['Quais são os módulos?', 'O meu ramo não está na lista', 'Como funciona o programa para ONG?'],
  },
  otherTrade: {
    answer:
      'Serve a quase todos os ramos: escolas, oficinas e salões começam por Clientes, e quem guarda mercadoria junta Inventário e Administração. Hospitais e grupos levam quase sempre o Enterprise. Conte-nos como é um dia normal e terá uma resposta franca, mesmo quando a suite não é a ferramenta certa.',
    next: ['Quais são os módulos?', 'Queria pedir uma demonstração'],
  },
  multiLocation: {
    answer: `Cada loja tem a sua gaveta, as suas prateleiras e as suas excepções de preço, e lê-as todas numa página, em qualquer telemóvel com navegador. A mercadoria viaja com uma transferência assinada nas duas pontas. As várias lojas vêm com o ${said.professional.name}, a ${said.professional.month} por mês; o ${said.enterprise.name} tem lojas ilimitadas. O ${said.starter.name} é para uma só.`,
    next: ['Como transfiro stock entre lojas?', 'Que plano para 2 lojas e 4 utilizadores?'],
  },
  transfers: {
    answer: `A mercadoria sai de um número quando se carrega e entra no outro quando alguém a contou e assinou. Pelo meio está na estrada, com o nome do motorista. A guia diz o produto, quem carregou e quem recebeu, e o que falta à chegada procura-se no mesmo dia. As várias lojas vêm com o ${said.professional.name} e o ${said.enterprise.name}.`,
    next: ['Posso gerir várias lojas?', 'O que traz o Professional?'],
  },
  roles: {
    answer: `Há ${said.roleTemplates} funções prontas: ${roles}. Dê uma função a cada pessoa, tire ou junte permissões, e cada um só vê o que a sua função deixa. A partir das prontas faz as suas próprias funções; as regras permissão a permissão são do ${said.enterprise.name}. Cada mudança fica no registo de acções.`,
    next: ['Posso criar as minhas próprias funções?', 'O que é o registo de acções?', 'Que plano para 5 utilizadores?'],
  },
  customRoles: {
    answer: `Parta do mais parecido dos ${said.roleTemplates} modelos, dê à função o nome do posto e feche o que ela não precisa. As regras permissão a permissão são as permissões avançadas, que só há no ${said.enterprise.name}.`,
    next: ['Quais são as funções?', 'O que traz o Enterprise?'],
  },
  invite: {
    answer: `Abra **Gestão de utilizadores** e carregue em **Convidar**. Ponha o e-mail, a função e as lojas onde a pessoa trabalha. A suite manda o convite. O ${said.starter.name} tem lugar para ${said.starter.users} utilizador, o ${said.professional.name} para ${said.professional.users}, o ${said.enterprise.name} para todos.`,
    next: ['Quais são as funções?', 'O que faço quando um empregado sai?'],
  },
  roleLent: {
    answer:
      'Uma função empresta-se e recupera-se. Nas semanas depois de um parto, por exemplo, uma irmã recebe a função de gerente com o nome dela, e mais tarde tira-se-lhe. O registo de acções guarda as duas datas.',
    next: ['O que é o registo de acções?', 'Quais são as funções?'],
  },
  ownInvoice: {
    answer:
      'As nossas próprias facturas seguem em ficheiro; quem precisa de carimbo em papel recebe uma só folha. Se trazem o NIF da sua empresa, e em que moeda vêm, as nossas páginas não dizem: um colega acerta isso consigo.',
    next: ['Como pago a assinatura?', 'Queria falar com uma pessoa'],
  },
  lostDevice: {
    answer:
      'A caixa bloqueia-se quando fica sozinha, e cada um entra com o próprio nome, com um segundo factor antes da parte do dono. Termine a sessão do aparelho perdido a partir do seu, ou desactive o nome de quem o usava: todas as sessões abertas fecham logo. O que foi enviado não está lá dentro mas na nuvem, com cópia de segurança todos os dias, e qualquer outro aparelho mostra-o assim que o abrir; só as vendas feitas sem rede e ainda por enviar ficam no aparelho perdido.',
    next: ['O que faço quando alguém sai?', 'Há cópias de segurança?'],
  },
  leaver: {
    answer:
      'Carregue em **Desactivar** ao lado do nome, no próprio dia. Todas as sessões dessa pessoa acabam logo, os tokens criados por ela param, e as vendas passadas guardam o nome dela. Nunca passe o acesso antigo a quem vem a seguir: convide a nova pessoa com o nome dela.',
    next: ['Quais são as funções?', 'O que é o registo de acções?'],
  },
  loyalty: {
    answer: `Há três níveis de fidelidade: ${tiers}. Quem volta sobe conforme o que gasta, e é o dono que marca os degraus e o que vale cada um. O número de telefone serve de cartão.`,
    next: ['O que faz a caixa?', 'O que faz o módulo de clientes?'],
  },
  security: {
    answer: `Cada empresa tem os seus próprios dados, utilizadores e funções. A ligação usa ${said.transport}, os dados são encriptados a ${said.encryption} bits, e a autenticação de dois factores e o registo de acções vêm incluídos. Ninguém da nossa equipa vê as suas contas, a não ser que abra um pedido de apoio, e essa visita fica no seu registo de acções.`,
    next: ['Têm autenticação de dois factores?', 'Há cópias de segurança?', 'Que normas seguem?'],
  },
  twoFactor: {
    answer:
      'A autenticação de dois factores vem incluída: a palavra-passe, e um código do telemóvel. Uma palavra-passe roubada, sozinha, não abre nada. Recomendamo-la a quem mexe em dinheiro, e o serviço para grandes empresas pode exigi-la a todas as funções. Imprima os códigos de recuperação e guarde-os com o alvará da loja.',
    next: ['Os meus dados estão seguros?', 'O que é o registo de acções?'],
  },
  audit: {
    answer:
      'O registo de acções anota quem fez o quê, quando, em que caixa, e o que lá estava antes. Ninguém o pode mudar nem parar, seja qual for a função. Descontos, mudanças de preço, reembolsos e gavetas abertas estão lá com o nome e o minuto. Uma venda nunca se apaga.',
    next: ['Quais são as funções?', 'Os meus dados estão seguros?'],
  },
  compliance: {
    answer: `Seguimos o RGPD (GDPR). As páginas para grandes empresas falam de ${said.frameworks}. São declarações nossas: peça o relatório ou o certificado de que precisa, com a data e o âmbito: onde existe, recebe-o sob acordo de confidencialidade. Com o que não lhe pudermos mostrar em papel, não conte.`,
    next: ['Os meus dados estão seguros?', 'Onde ficam guardados os meus dados?', 'Queria falar com uma pessoa'],
  },
  uptime: {
    answer: ({ plans: [named] }) =>
      `${named && named !== 'enterprise' ? `O ${said[named].name} não tem contrato de disponibilidade, e as nossas páginas não falam aí de compensação por uma falha. ` : ''}O serviço normal trabalha com ${said.uptime} de disponibilidade, o que deixa cerca de ${said.downtime} minutos por mês, sem contrato sobre isso. O contrato para grandes empresas tem um SLA de ${said.enterpriseUptime}, que deixa cerca de ${said.enterpriseDowntime} minutos por mês, com compensação em dinheiro, e uma resposta em menos de ${said.response} ms; pertence ao ${said.enterprise.name}. E uma caixa continua a vender quando os servidores não respondem.`,
    next: ['O que traz o Enterprise?', 'Funciona sem rede?'],
  },
  backups: {
    answer: `A plataforma faz cópias de segurança todos os dias, para todos. A cópia e o restauro como função sua vêm com o ${said.professional.name} e o ${said.enterprise.name}. As vendas feitas sem rede esperam no aparelho até seguirem.`,
    next: ['Onde ficam guardados os meus dados?', 'Posso exportar os meus dados?'],
  },
  dataLocation: {
    answer: `Na nuvem: nenhum servidor nas traseiras da loja. Em que países estão os servidores, as nossas páginas não dizem: o serviço para grandes empresas fala de ${said.dataCenters} centros de dados, e o seu contrato diz quais guardam as suas contas. Se uma lei quer os dados num país, um colega diz antes da demonstração se é possível.`,
    next: ['Os meus dados estão seguros?', 'Há cópias de segurança?'],
  },
  tenants: {
    answer:
      'Nenhuma outra empresa pode ver os seus dados. Cada empresa tem os seus próprios dados, utilizadores, definições e funções, em qualquer plano. A nossa equipa só entra se o pedir ao apoio, só para esse caso, e a visita fica no seu registo de acções.',
    next: ['Os meus dados estão seguros?', 'O que é o registo de acções?'],
  },
  api: {
    answer: `Há uma API REST com tokens para os produtos e as vendas, e webhooks. O acesso vem com o ${said.professional.name}, a ${said.professional.month} por mês, e o ${said.enterprise.name}. Depois cria-se um token em **Definições do sistema**, **Integrações**, com uma função própria, que fica no seu servidor. As chamadas estão descritas na documentação e, com um ficheiro OpenAPI, na referência da API. De chamadas para quartos ou clientes, de uma biblioteca pronta ou de um sistema de teste, as nossas páginas não falam.`,
    next: ['Que webhooks há?', 'Dá para ligar outros programas?'],
  },
  apiTest: {
    answer:
      'A nossa documentação não fala de um sistema de teste para a API. Pergunte a um colega antes de ligar uma loja que vende.',
    next: ['Têm uma API?', 'Há uma conta de demonstração?'],
  },
  apiAmounts: {
    answer:
      'Os valores são números inteiros na menor unidade da sua moeda, sem vírgula: um franco é um franco, e onde a moeda tem cêntimos, enviam-se cêntimos. Os corpos são JSON.',
    next: ['Têm uma API?', 'Que webhooks há?'],
  },
  apiSales: {
    answer: `POST /sales regista uma venda feita noutro lado, e o stock desce na loja que indicar. Dê a cada uma uma Idempotency-Key no cabeçalho, para que uma repetição não faça segunda venda. Todos os campos estão na [referência da API](/documentation/api-reference.html). O acesso à API vem com o ${said.professional.name} e o ${said.enterprise.name}.`,
    next: ['Têm uma API?', 'Que webhooks há?'],
  },
  apiRetry: {
    answer:
      'Com a mesma chave no cabeçalho Idempotency-Key, um pedido repetido não faz uma segunda venda: dê a cada venda uma chave própria e, depois de um tempo esgotado ou de um erro do nosso servidor, envie-a mais tarde outra vez com a mesma chave. Quantos pedidos por minuto passam, as nossas páginas não dizem: se um for recusado por isso, espere o que diz Retry-After.',
    next: ['Têm uma API?', 'Que webhooks há?'],
  },
  webhookSignature: {
    answer: `Cada evento vai assinado. Junte com pontos os cabeçalhos webhook-id e webhook-timestamp e o corpo tal como chegou, faça disso um HMAC com ${said.digest} e o segredo do seu endereço, e compare-o, em ${said.encoding}, com o cabeçalho webhook-signature. A [referência da API](/documentation/api-reference.html) mostra-o em código.`,
    next: ['Que webhooks há?', 'Têm uma API?'],
  },
  webhooks: {
    answer: `Os webhooks avisam o seu programa de uma venda, de um pagamento recebido, de um reembolso, de stock baixo, de um acerto de stock ou de um produto novo, com os nomes ${said.webhookEvents}. Vêm com o ${said.professional.name} e o ${said.enterprise.name}. Dá o endereço em **Definições do sistema**, **Integrações**; tem de ser https. Se o seu servidor estiver parado, tentamos outra vez, e um evento pode chegar duas vezes: compare o id.`,
    next: ['Têm API?', 'Dá para ligar outros programas?'],
  },
  integrations: {
    answer: `Pode manter o seu programa de contabilidade: vendas, pagamentos e stock saem da suite pela API REST e pelos webhooks, desde o ${said.professional.name}, ou em ficheiros CSV que o seu contabilista abre. Ligamos mobile money, TPA e o recibo fiscal do seu país. As nossas páginas não falam de uma ligação pronta a um programa de contabilidade em concreto: diga qual usa e uma pessoa diz o que é possível.`,
    next: ['Têm API?', 'Posso exportar os meus dados?'],
  },
  ecommerce: {
    answer: `As nossas páginas não falam de uma loja online nossa. Uma que já tenha pode registar as vendas pela API REST, e o stock desce sozinho. A API vem com o ${said.professional.name} e o ${said.enterprise.name}.`,
    next: ['Têm API?', 'Dá para ligar outros programas?'],
  },
  payroll: {
    answer:
      'As nossas páginas não falam de salários, nem de ponto por impressão digital ou pelo rosto. A suite conta vendas e turnos por pessoa, guarda as despesas por loja e dá ficheiros ao contabilista. Para o resto, pergunte a uma pessoa.',
    next: ['Quais são os módulos?', 'Queria falar com uma pessoa'],
  },
  sms: {
    answer: `Os SMS vêm com o ${said.professional.name}, a ${said.professional.month} por mês, e com o ${said.enterprise.name}: lembretes, mesa pronta, ou o recibo para clientes que não lêem e-mail. Quantas mensagens estão incluídas, as nossas páginas não dizem.`,
    next: ['O que são os e-mails automáticos?', 'O que traz o Professional?'],
  },
  emailAutomation: {
    answer: `São e-mails que saem sozinhos: boas-vindas na noite da primeira compra, convites ao pessoal e alertas de stock baixo estão prontos desde o primeiro dia. Junta-lhes gatilhos, grupos, séries de e-mails e testes A/B. Tudo isto vem com o ${said.professional.name}, a ${said.professional.month} por mês, e o ${said.enterprise.name}.`,
    next: ['Mandam SMS?', 'O que traz o Professional?'],
  },
  offline: {
    answer: ({ plans: named }) =>
      `${named.length > 0 ? 'Isso está em todos os planos.\n\n' : ''}Quando a rede cai, a caixa continua a vender, a imprimir, a aceitar devoluções e a contar, enquanto durar a bateria: não há prazo para enviar. As vendas esperam no aparelho pela ordem delas e seguem quando a rede volta, nenhuma duas vezes. O mobile money precisa de rede; enquanto espera, receba dinheiro ou venda fiado.`,
    next: ['O que acontece quando falta a luz?', 'Que aparelhos são precisos?'],
  },
  paymentOffline: {
    answer:
      'Por mobile money não: precisa da rede. Enquanto ela não volta, o dinheiro e as vendas a fiado continuam; a caixa vende, imprime, e envia as vendas quando a rede volta.',
    next: ['Funciona sem rede?', 'Posso vender fiado?'],
  },
  power: {
    answer:
      'Um telemóvel ou um tablet continua a vender com a bateria, e uma impressora continua a imprimir se tiver a sua. As vendas abertas ficam abertas, as pagas estão seguras, e um recibo perdido volta a imprimir-se.',
    next: ['Funciona sem rede?', 'Que aparelhos são precisos?'],
  },
  mobile: {
    answer:
      'A suite trabalha no navegador, como aplicação web: os mesmos ecrãs num telemóvel Android dos mais baratos, na caixa e no escritório, com armazenamento sem rede. As nossas páginas não falam de nenhuma aplicação numa loja de aplicações, nem do tamanho dela, e a um iPhone só pedem o que pedem a qualquer aparelho: um navegador recente. Um telemóvel e uma impressora pequena fazem uma caixa.',
    next: ['Que aparelhos são precisos?', 'Funciona sem rede?'],
  },
  devices: {
    answer: `Um telemóvel Android com um navegador recente chega para começar; um tablet também serve, e um computador com ${said.memoryMinimum} de memória no mínimo, ${said.memoryRecommended} de preferência, e ${said.disk} de disco livre. De um telemóvel, as nossas páginas não dizem o Android mais antigo nem a memória: experimente o seu no teste gratuito. Não tem de nos comprar caixa, tablet nem impressora; a maior parte das impressoras de talões e dos leitores serve.`,
    next: ['Preciso de um leitor?', 'Funciona sem rede?', 'Como funciona o teste gratuito?'],
  },
  scanners: {
    answer:
      'A câmara de um telemóvel Android lê os códigos de barras: não precisa de leitor para começar. Serve qualquer leitor que escreva como um teclado, e RFID também. O que não tem código leva uma etiqueta impressa ou um botão na caixa.',
    next: ['Que impressoras servem?', 'Que aparelhos são precisos?'],
  },
  printers: {
    answer:
      'Qualquer impressora de talões com que a sua máquina já imprima, e as gavetas das normas correntes. Não é obrigatório ter impressora: os recibos vão por e-mail, e por SMS desde o Professional.',
    next: ['Que aparelhos são precisos?', 'Que recibos imprime a caixa?'],
  },
  receipts: {
    answer:
      'Os recibos saem em papel, por e-mail, ou por SMS desde o Professional, com o seu nome, o seu NIF e o imposto calculado linha a linha às taxas que marcar. Onde a lei quer um recibo fiscal impresso, a suite imprime-o. Ligamos o recibo fiscal do seu país na instalação; pergunte-nos pelo do seu. As nossas páginas não falam de recibos por WhatsApp.',
    next: ['Como se tratam os impostos?', 'Que impressoras servem?'],
  },
  taxes: {
    answer:
      'Indique as taxas de imposto que cobra, por produto e por país, e a caixa calcula linha a linha. O contabilista recebe o mês por taxa e por meio de pagamento. Sobre o que pede a lei do seu país, quem tem a última palavra é o seu contabilista ou consultor fiscal.',
    next: ['Que recibos imprime a caixa?', 'Posso exportar os meus dados?'],
  },
  tillPayments: {
    answer:
      'Os clientes pagam com dinheiro, cartão ou mobile money, também misturados na mesma venda, ou levam fiado até ao limite que marcar. No fecho cada meio tem a sua linha. Com mobile money o pedido vai para o telemóvel do cliente e a caixa espera a confirmação: é preciso rede.',
    next: ['Funciona sem rede?', 'Posso vender fiado?'],
  },
  debts: {
    answer:
      'O que um cliente leva fiado escreve-se no nome dele, até ao limite que der, e apaga-se quando ele paga; o relatório do dia traz as contas em aberto. O que deve uma seguradora ou uma empresa fica numa lista até ao pagamento.',
    next: ['Os clientes podem pagar com mobile money?', 'O que faz o módulo de clientes?'],
  },
  returns: {
    answer:
      'Procure a venda pelo recibo, pelo cliente ou pela hora, e escolha o que volta. O dinheiro sai como entrou, o que está bom regressa ao stock, e acima do seu limite assina um gerente. Uma venda nunca se apaga; as duas ficam nas contas.',
    next: ['O que é o registo de acções?', 'Como fecho o dia?'],
  },
  closing: {
    answer:
      'Conte a gaveta e escreva notas e moedas; só depois a caixa mostra o que lá devia estar. Explique uma diferença numa palavra e carregue em **Fechar**. O gerente recebe a receita por meio de pagamento, os reembolsos, os descontos e as contas em aberto.',
    next: ['Como funcionam as devoluções?', 'O que é o registo de acções?'],
  },
  expiry: {
    answer:
      'A data mais próxima vende-se primeiro, e diz quantas semanas antes quer ser avisado, para cada tipo de mercadoria. O alerta chega enquanto a mercadoria ainda se pode vender, mudar de loja ou devolver, com o valor em jogo: na caixa e, a partir do Professional, por e-mail.',
    next: ['Como se seguem os lotes?', 'Como funcionam os stocks mínimos?'],
  },
  units: {
    answer:
      'Um produto pode ter várias unidades: compre ao fardo, à grade ou ao saco, venda ao pacote, à garrafa, à unidade ou ao copo, e sabe sempre o que resta. O que se vende a peso regista-se com o peso ou tem um botão na caixa.',
    next: ['Preciso de um leitor?', 'Como funcionam os stocks mínimos?'],
  },
  batches: {
    answer:
      'Lotes e números de série escrevem-se à entrada e seguem cada armazém e cada venda, com fornecedor, custo, data e prateleira. Uma recolha é uma pesquisa, não uma noite: da entrega aos clientes que compraram, e de volta. Mostra o que ainda está em que prateleira, o que se vendeu, e os compradores que deixaram o número.',
    next: ['Como funcionam os alertas de validade?', 'Como funcionam os stocks mínimos?'],
  },
  reorder: {
    answer: `Marca para cada produto até onde pode descer. Nesse dia a suite avisa e prepara a encomenda ao fornecedor, que espera pelo seu sim. Com o ${said.starter.name}, a caixa mostra-o; desde o ${said.professional.name}, o alerta de stock baixo vai também por e-mail.`,
    next: ['Como funcionam os alertas de validade?', 'Preciso de um leitor?'],
  },
  stockTake: {
    answer:
      'Conte uma prateleira de cada vez, num telemóvel, enquanto a caixa vende, as vezes que quiser; as vendas desses minutos são descontadas. Vê cada diferença com o seu valor e dá-lhe um motivo antes de a aceitar.',
    next: ['Como transfiro stock entre lojas?', 'Preciso de um leitor?'],
  },
  productLimit: {
    answer: `O ${said.starter.name} leva até ${said.starter.products} produtos ou serviços. O ${said.professional.name} e o ${said.enterprise.name} não têm limite, e a tabela de preços não marca nenhum às compras únicas. Quando precisar de mais de ${said.starter.products}, passa para o ${said.professional.name}, e tudo o que já introduziu vai consigo.`,
    next: ['Quantos utilizadores posso ter?', 'Quais são os vossos preços?'],
  },
  userLimit: {
    answer: ({ plans: [named] }) =>
      `${named ? `O ${said[named].name} tem ${usersOf[named]}.\n\n` : ''}Não há preço por utilizador, o preço de um plano é para todos: o ${said.starter.name} tem ${usersOf.starter}, o ${said.professional.name} ${usersOf.professional}, o ${said.enterprise.name} ${usersOf.enterprise}. Compra única: a ${said.essential.name} até ${said.essential.users}, a ${said.business.name} até ${said.business.users}, a ${said.enterprisePackage.name} ilimitados.`,
    next: ['Quantas lojas posso ter?', 'Que plano para 3 utilizadores?'],
  },
  locationLimit: {
    answer: `O ${said.starter.name} é para uma só loja, o ${said.professional.name} para várias, o ${said.enterprise.name} para lojas ilimitadas. Das compras únicas, a ${said.business.name} leva várias e a ${said.enterprisePackage.name} um número ilimitado. Uma loja não tem preço próprio.`,
    next: ['Quantos utilizadores posso ter?', 'Posso gerir várias lojas?'],
  },
  import: {
    answer:
      'Não é preciso escrever tudo. Produtos, clientes e fornecedores entram em CSV, que qualquer folha de cálculo guarda. A primeira linha dá nome às colunas; para os produtos: name, barcode, unit, cost, price, stock, reorder_at. O ficheiro é lido inteiro antes de se guardar alguma coisa, e as linhas que não se lêem aparecem com o motivo. Também o podemos fazer por si, a partir de uma folha de cálculo, de um ficheiro do programa antigo ou de fotografias do caderno.',
    next: ['O que inclui a instalação?', 'Posso exportar os meus dados?'],
  },
  export: {
    answer:
      'Os dados são seus. Cada lista tem **Exportar** e guarda em CSV o que está a ver. Se nos separarmos, produtos, clientes, stock e vendas saem em ficheiros que qualquer folha de cálculo abre.',
    next: ['Posso cancelar?', 'Há cópias de segurança?'],
  },
  training: {
    answer:
      'Formamos a sua equipa na sua própria caixa, com a sua própria mercadoria: os operadores, as vendas e as devoluções; os gerentes, o stock e os preços; os donos, os relatórios e as permissões, na língua do seu balcão. Quem só vê os botões do seu trabalho aprende-os numa manhã. Recebe o preço por escrito antes de começarmos. A documentação também cobre o primeiro dia, e na caixa de treino ninguém aprende à custa de um cliente. Quando começar gente nova, ligue-nos.',
    next: ['O que inclui a instalação?', 'Alguém pode vir à minha loja?'],
  },
  setup: {
    answer: `A suite fica pronta em poucos minutos: o nome, o imposto, os primeiros produtos. Se quiser, fazemo-lo consigo: lojas, caixas, uma função por pessoa, impressora, leitor e lista de produtos. Vai por etapas, uma semana para a lista, uma para a contagem, uma para treinar, ao ritmo das suas prateleiras; estamos consigo no dia em que abrir, na loja ou ao telefone. Para o teste gratuito de ${said.trialDays} dias, ${fixed.offers.trial}; ou peça uma demonstração.`,
    next: ['Como começo um teste gratuito?', 'Posso importar os meus produtos?', 'Dão formação?'],
  },
  visit: {
    answer: `Vamos a partir de cada uma das ${spell(offices.length)} cidades: ${sayList(said.cities)}. ${fixed.offers.visit}. Sabe o dia e o preço antes de alguém sair. À distância, ajudamos por telefone e por chat.`,
    next: ['Onde ficam os vossos escritórios?', 'O que inclui a instalação?'],
  },
  analytics: {
    answer: `Cada venda entra na curva quando é paga: receita por hora, lojas lado a lado, margem por produto, alertas nos limites que marcar. Os relatórios podem chegar por e-mail a horas certas. As análises avançadas vêm com o ${said.professional.name} e o ${said.enterprise.name}; o ${said.starter.name} mostra a receita do dia e o stock.`,
    next: ['O que traz o Professional?', 'Quais são as funções?'],
  },
  whiteLabel: {
    answer: `A marca própria (white-label) só há no ${said.enterprise.name}, a ${said.enterprise.month} por mês ou ${said.enterprise.year} por ano: ecrãs, recibos e e-mails levam o seu nome.`,
    next: ['O que traz o Enterprise?', 'Quais são os vossos preços?'],
  },
  accountManager: {
    answer: `O gestor de conta dedicado vem com o ${said.enterprise.name}, a ${said.enterprise.month} por mês.`,
    next: ['O que traz o Enterprise?', 'Que apoio dão aos clientes?'],
  },
  about: {
    answer: `A ${said.company} começou em Kigali, no Ruanda, em ${history.from}, com o caderno de stock de um pequeno negócio, e escreve programas para quem abre a loja de manhã e conta a gaveta à noite. A sede fica em ${sayAddress(headquarters)}. Pode vir a qualquer um dos ${spell(offices.length)} escritórios, e experimentar tudo durante ${said.trialDays} dias antes de pagar, sem cartão. Os preços estão na página, e tudo o que introduziu sai em ficheiros simples em qualquer dia. A história está na página «Sobre nós».`,
    next: ['Onde ficam os vossos escritórios?', 'Quantas empresas usam a suite?', 'Estão a recrutar?'],
  },
  customerCount: {
    answer: sayCustomers(
      `Pela nossa própria contagem, que nenhum auditor verificou: ${sayList([
        `${said.activeBusinesses} empresas activas`,
        `${said.dailyTransactions} operações por dia`,
        `${said.pharmacies} farmácias`,
        `${said.retailStores} lojas`,
        `${said.restaurants} restaurantes`,
        `${said.hotels} hotéis`,
      ])}.`,
      'Quantas há em cada país ou cidade, as nossas páginas não dizem.',
    ),
    next: ['Quem está por trás da Imisozi?', 'Quais são os vossos preços?'],
  },
  offices: {
    answer: (asked) => {
      const all = `${spell(offices.length, 'first')} escritórios:\n\n${list(offices.map((office) => `${cityOf(office)}: ${office.street}`))}`
      if (!asked.elsewhere)
        return `${all}\n\nSe o seu país não está na lista, trata de si o escritório cuja língua e cujas horas ficam mais perto.`
      return (
        sayNearest(asked) ??
        `${fixed.noOffice(asked.elsewhere)} Trata de si aquele cuja língua e cujas horas ficam mais perto.\n\n${all}`
      )
    },
    next: ['Qual é o número de telefone?', 'Estão abertos agora?', 'Qual é a morada em Luanda?'],
  },
  officeDetails: {
    answer: (asked) => officeOf(asked).map(sayOffice).join('\n\n'),
    next: ['Estão abertos agora?', 'Onde ficam os vossos escritórios?'],
  },
  contact: {
    answer: `- Telefone: ${said.phone}, ${channelHours.phone}\n- E-mail: ${said.email}, resposta em ${said.emailHours} horas, 24 horas por dia, 7 dias por semana\n- Chat: ${channelHours.chat}\n- Apoio técnico: ${said.phone}, 24 horas por dia, 7 dias por semana, para urgências\n\nOu carregue aqui em «Falar com uma pessoa».`,
    next: ['Estão abertos agora?', 'Onde ficam os vossos escritórios?'],
  },
  phone: {
    answer: `Ligue para ${said.phone}, ${channelHours.phone}. Para urgências o mesmo número atende 24 horas por dia, 7 dias por semana. Os outros escritórios:\n\n${list(offices.filter(({ isHeadquarters }) => !isHeadquarters).map(({ city, phone }) => `${city}: ${phone}`))}`,
    next: ['Estão abertos agora?', 'Têm WhatsApp?'],
  },
  email: {
    answer: `Escreva para ${said.email}: resposta em ${said.emailHours} horas, 24 horas por dia, 7 dias por semana. Os pedidos de demonstração vão pelo formulário e têm resposta no prazo de ${said.demoHours} horas.`,
    next: ['Qual é o número de telefone?', 'Têm WhatsApp?'],
  },
  whatsapp: {
    answer: `Estamos no WhatsApp em ${said.phone}. Os ${spell(offices.length)} escritórios recebem mensagens no WhatsApp, cada um no seu número:\n\n${list(offices.map(({ city, phone }) => `${city}: ${phone}`))}`,
    next: ['Estão abertos agora?', 'Onde ficam os vossos escritórios?'],
  },
  hours: {
    answer: `- Telefone: ${channelHours.phone}\n- Chat com um colega: ${channelHours.chat}\n- E-mail: resposta em ${said.emailHours} horas, 24 horas por dia, 7 dias por semana\n- Apoio técnico: 24 horas por dia, 7 dias por semana, para urgências\n\nAo fim-de-semana pode escrever, e as urgências têm resposta. Eu estou cá a qualquer hora.`,
    next: ['Estão abertos agora?', 'O que é uma urgência?'],
  },
  support: {
    answer: `O ${said.starter.name} tem apoio por e-mail, o ${said.professional.name} apoio prioritário, o ${said.enterprise.name} ainda o telefone de dia e de noite. Todos nos encontram por telefone, ${said.phone}, ${channelHours.phone}; por e-mail, ${said.email}, com resposta em ${said.emailHours} horas; e no chat, ${channelHours.chat}. Urgências: ${said.phone}, 24 horas por dia, 7 dias por semana.`,
    next: ['O que é uma urgência?', 'Estão abertos agora?'],
  },
  emergency: {
    answer: `Se não consegue vender, facturar ou registar um cliente, ligue para ${said.phone}: 24 horas por dia, 7 dias por semana, para urgências, também às três da manhã, seja qual for o plano. Enquanto conseguir vender, o resto pode esperar, como um preço errado ou uma impressora nova: escreva para ${said.email} a qualquer hora, ou ligue quando a linha estiver aberta. Só o ${said.enterprise.name} tem telefone de dia e de noite também para tudo o resto.`,
    next: ['Que apoio dão aos clientes?', 'Funciona sem rede?'],
  },
  replyTime: {
    answer: `Por e-mail em ${said.emailHours} horas, todos os dias. Um pedido de demonstração tem resposta no prazo de ${said.demoHours} horas, também ao fim-de-semana: se até lá ninguém escreveu, ligue ou escreva-nos. Ao telefone é logo, ${channelHours.phone}.`,
    next: ['Qual é o número de telefone?', 'Estão abertos agora?'],
  },
  human: {
    answer: `Claro. Carregue em «Falar com uma pessoa» e um colega continua; os colegas atendem no chat ${channelHours.chat}. Também pode ligar para ${said.phone}, ${channelHours.phone}, ou escrever para ${said.email}.`,
    next: ['Estão abertos agora?', 'Qual é o número de telefone?'],
  },
  screenLanguages: {
    answer:
      'As nossas páginas não dizem em que línguas estão os ecrãs da suite: pergunte a um colega. O que escreve, como produtos, recibos e e-mails, leva as suas palavras, em qualquer língua. Nós respondemos-lhe em kinyarwanda, inglês, francês ou português.',
    next: ['Que línguas falam?', 'Queria falar com uma pessoa'],
  },
  languages: {
    answer:
      'Pode escrever-nos em kinyarwanda, inglês, francês ou português; responde-lhe uma pessoa que lê a sua língua. Eu respondo em inglês, francês e português. Recibos e e-mails levam as suas palavras, em qualquer língua. As nossas páginas não dizem em que línguas estão os ecrãs da suite: pergunte a um colega.',
    next: ['Onde ficam os vossos escritórios?', 'Dão formação?'],
  },
  inAppCurrency: {
    answer:
      'Escolhe a moeda da empresa antes da primeira venda; depois ela fica. Uma loja do outro lado da fronteira tem a sua moeda, o seu imposto e o seu recibo. Um cliente pode pagar noutra moeda: anota o que foi dado e o câmbio do dia.',
    next: ['Quanto é isso na minha moeda?', 'Como se tratam os impostos?'],
  },
  careers: {
    answer: `${said.careers === null ? `Escreva para ${said.email} a dizer o que sabe fazer e onde.` : `As vagas abertas estão na página [Trabalhe connosco](${said.careers}).`} Para a instalação e o apoio, preferimos ouvir como acalmou uma fila a ver um diploma.`,
    next: ['Quem está por trás da Imisozi?', 'Onde ficam os vossos escritórios?'],
  },
  news: {
    answer: sayNews(),
    next: ['Quem está por trás da Imisozi?', 'Como falo convosco?'],
  },
  partners: {
    answer: `As nossas páginas não falam de nenhum programa de parceiros ou revendedores. Escreva para ${said.email} ou carregue em «Falar com uma pessoa», diga o que tem em mente, e responde-lhe a pessoa certa.`,
    next: ['Como falo convosco?', 'Queria falar com uma pessoa'],
  },
  investors: {
    answer: `As nossas páginas não dão nomes de pessoas, nem o número de empregados, nem contas da ${said.company}. Para uma pergunta dessas, escreva para ${said.email}.`,
    next: ['Quem está por trás da Imisozi?', 'Como falo convosco?'],
  },
  ngo: {
    answer: ({ plans: named }) =>
      [
        `As ONG e associações que cumprem as condições têm ${said.ngoMonths} meses grátis, depois menos ${said.ngoPercent} para toda a vida, no segundo ano como no décimo, ${said.ngoFee} de taxa de instalação, com as listas de doadores e de stock carregadas, e apoio prioritário ${said.ngoSupport} com qualquer plano. Passados os meses grátis, são ${said.ngoStarterYear} por ano no ${said.starter.name}, ${said.ngoProfessionalYear} no ${said.professional.name} e ${said.ngoEnterpriseYear} no ${said.enterprise.name}.`,
        ...named.map(
          (id) =>
            `Ao preço de ONG, o ${plans[id].name} fica a ${ngoPrice(plans[id].monthlyPrice)} por mês ou ${ngoPrice(plans[id].annualPrice)} por ano.`,
        ),
      ].join('\n\n'),
    next: ['Quem tem direito ao programa para ONG?', 'Como se candidata uma ONG?'],
  },
  ngoEligible: {
    answer: `São precisas as cinco condições: ${ngoConditions}, contando donativos e subvenções. Um documento de isenção caducado conta assim que for renovado. Decide uma pessoa, e não este chat; pergunte mesmo que esteja perto dos limites.`,
    next: ['Como se candidata uma ONG?', 'Como funciona o programa para ONG?'],
  },
  cooperative: {
    answer: `Dois descontos podem servir a uma cooperativa, e quem decide é uma pessoa, pelos vossos papéis, e não este chat. O programa para ONG, ${said.ngoMonths} meses grátis e depois menos ${said.ngoPercent} para toda a vida, não fala de cooperativas, por isso não digo sim nem não; pede tudo isto: ${ngoConditions}. Um negócio com lucro tem o desconto de pequeno negócio, menos ${said.smallPercent} no primeiro ano, sem regra publicada. Pode sempre perguntar, mesmo que falte um papel: ${fixed.offers.ngo}.`,
    next: ['Como se candidata uma ONG?', 'Quem tem o desconto de pequeno negócio?'],
  },
  ngoApply: {
    answer: `Para uma associação são cinco passos: preencher o formulário, enviar os documentos (registo e situação fiscal, digitalizados ou fotografados com o telemóvel), análise e verificação por uma pessoa, aprovação e abertura da conta, e depois formação e arranque gratuitos para quem lança números. Para receber o formulário, ${fixed.offers.ngo}.\n\nUm pequeno negócio não preenche formulário: diga quantos são, o que vende, onde, e desde quando, e uma pessoa diz sim ou não, com a razão.`,
    next: ['Quem tem direito ao programa para ONG?', 'Queria falar com uma pessoa'],
  },
  smallBusiness: {
    answer: `Os pequenos negócios que cumprem as condições pagam menos ${said.smallPercent} no primeiro ano: ${said.smallStarterYear} no ${said.starter.name} ou ${said.smallProfessionalYear} no ${said.professional.name}, pago ao ano. A partir do segundo ano é o preço de tabela. Não há regra publicada: diga quantos são, o que vendem, onde e desde quando, e uma pessoa diz sim ou não, com o motivo. Para pedir este desconto, ${fixed.offers.smallBusiness}.`,
    next: ['O que é a aceleradora?', 'Há outros descontos?'],
  },
  accelerator: {
    answer: `A aceleradora dá ${said.acceleratorMonths} meses de software grátis a um negócio que dá os primeiros passos. Alguém instala a caixa consigo e olha para os seus três primeiros fechos. Começa com uma conversa; não se pede plano de negócios.`,
    next: ['Quem tem direito ao desconto de pequeno negócio?', 'Queria falar com uma pessoa'],
  },
  programs: {
    answer: `Há três programas para pequenos negócios: a aceleradora com ${said.acceleratorMonths} meses grátis, a ajuda a negócios de família que mudam de mãos, e a iniciativa rural para balcões longe da estrada, onde a caixa trabalha num telemóvel e a formação vem no dia de praça.`,
    next: ['O que é a aceleradora?', 'Quem tem direito ao desconto de pequeno negócio?'],
  },
  resources: {
    answer: `O centro de recursos tem ferramentas de planeamento, webinars, guias, recursos financeiros${said.forum === null ? ' e modelos' : ', modelos e o fórum'}. É tudo grátis e sem formulário, mesmo antes de ser cliente: lê-se e descarrega-se na página. O mesmo com os modelos, as cartas e os cadernos da página das ONG: leve-os, candidate-se ou não.`,
    next: ['Quem tem direito ao desconto de pequeno negócio?', ...(said.forum === null ? [] : ['Há um fórum?'])],
  },
  women: {
    answer:
      'As nossas páginas não falam de preço nem desconto só para mulheres: planos e programas são os mesmos para todos. Na suite, quem abre a conta é a administradora e decide quem mais entra. O teste não pede cartão, o mobile money fica escrito ao lado de cada venda, e um ano de vendas é um papel que um banco sabe ler. A mulher que pede uma visita pode pedir que venha uma mulher, e cada escritório tenta dizer que sim; um grupo de poupança perto de um escritório pode pedir uma tarde sobre as contas, sem contrato. O que fazemos em nossa casa está na página das mulheres.',
    next: ['Que programas há para pequenos negócios?', 'O que fazem pela igualdade?'],
  },
  gender: {
    answer:
      'A suite dá permissões por função e não pergunta mais nada sobre uma pessoa. Em nossa casa o salário segue um intervalo escrito para o posto, e a contratação, um trabalho feito antes de se saberem os nomes. Ainda não publicámos uma comparação dos salários, e ninguém de fora examinou as nossas práticas.',
    next: ['Quanto dura a licença parental?', 'Apoiam as mulheres?'],
  },
  leave: {
    answer: `Em nossa casa, ${said.parentalLeave} semanas de licença parental, para qualquer pai ou mãe, por nascimento ou adopção.`,
    next: ['Estão a recrutar?', 'O que fazem pela igualdade?'],
  },
  environment: {
    answer:
      'O que está perto da data é proposto primeiro, os recibos podem ir por e-mail ou nem sair, telemóveis velhos continuam a ser caixas, e os servidores são partilhados. Não temos certificado nem damos número nenhum de carbono, porque ainda ninguém mediu o nosso.',
    next: ['Como funcionam os alertas de validade?', 'Que aparelhos são precisos?'],
  },
  privacy: {
    answer: `Os seus dados não se vendem. Deste site guardamos o que nos escreve: o formulário de demonstração, este chat com o nome e o contacto que deu, e a sua resposta ao aviso de cookies. Uma parte é vista pelos nossos colegas, pela empresa que entrega o nosso correio, por serviços que encaminham ou guardam os pedidos, e pelo fornecedor de um modelo de linguagem onde a assistente usa um. Um pedido ou uma conversa é apagado ao fim de ${said.retentionDays} dias. Pode ver, corrigir ou apagar; tem a nossa resposta no prazo de ${said.privacyDays} dias.`,
    next: ['Usam cookies?', 'Como peço para apagar os meus dados?'],
  },
  cookies: {
    answer:
      'Este site não instala cookies. Aquilo de que se lembra fica na memória do seu navegador, em quatro tipos que escolhe: necessários, funcionais, estatísticas e publicidade. Pode mudar de ideias em qualquer página.',
    next: ['Que dados recolhem?', 'Como peço para apagar os meus dados?'],
  },
  erase: {
    answer: `Escreva para ${said.email} com o e-mail ou o número que usou. É grátis, e tem a nossa resposta no prazo de ${said.privacyDays} dias. Não é preciso fórmula nenhuma.`,
    next: ['Que dados recolhem?', 'Quanto tempo guardam um pedido?'],
  },
  retention: {
    answer: `Um pedido ou uma conversa deste site apaga-se ao fim de ${said.retentionDays} dias, com o registo dos e-mails enviados a esse respeito. No seu navegador, o chat apaga-se uma semana depois da última mensagem. Quanto tempo se guardam as contas de um negócio depois de ele sair, as nossas páginas não dizem: leve-as consigo antes.`,
    next: ['Como peço para apagar os meus dados?', 'Que dados recolhem?'],
  },
  children: {
    answer: `Este site é para quem tem um negócio. Não é para crianças com menos de ${said.leastAge} anos, e não guardamos conscientemente nada a seu respeito.`,
    next: ['Que dados recolhem?'],
  },
  docs: {
    answer:
      'A documentação trata do arranque, dos utilizadores, do stock, da caixa, e das integrações com a API. Os temas de análises, aplicação móvel, segurança e resolução de problemas ainda não estão escritos; pergunte aqui ou numa demonstração.',
    next: ['Têm API?', 'Dão formação?'],
  },
  forum: {
    answer:
      said.forum === null
        ? 'Ainda não há fórum. Pergunte aqui ou por e-mail: responde alguém que instala negócios como o seu.'
        : `No [fórum](${said.forum}) donos respondem a donos, por exemplo que leitor dura.`,
    next: ['Onde está a documentação?', 'Que apoio dão aos clientes?'],
  },
  password: {
    answer: `Peça um e-mail novo na página de entrada; só funciona a última ligação. Sem o segundo factor, use um código de recuperação, ou peça a um administrador da sua empresa que o desligue. Uma palavra-passe tem pelo menos ${said.passwordLength} caracteres. Eu não vejo nem mudo contas; se está bloqueado, carregue em «Falar com uma pessoa».`,
    next: ['Têm autenticação de dois factores?', 'Que apoio dão aos clientes?'],
  },
  trouble: {
    answer: `Lamento que alguma coisa tenha parado. Se não consegue vender, ligue para ${said.phone}: 24 horas por dia, 7 dias por semana, para urgências. Se não, diga o que mostra o ecrã, com o nome da loja e da caixa, e carregue em «Falar com uma pessoa» para que um colega veja.`,
    next: ['Que apoio dão aos clientes?', 'Funciona sem rede?'],
  },
  bankrupt: {
    answer:
      'Não fica preso: tudo o que introduziu pode sair em ficheiros simples em qualquer dia, e uma compra única mantém a licença vitalícia. Que fechamos ou somos vendidos, as nossas páginas não o dizem em lado nenhum.',
    next: ['Posso exportar os meus dados?', 'Quais são as compras únicas?'],
  },
  dataUsage: {
    answer:
      'Pouco: envia números, não imagens. Um ecrã aberto só pede o que mudou, e um telemóvel no bolso não pede nada.',
    next: ['Funciona sem rede?', 'Que aparelhos são precisos?'],
  },
  compareCompetitors: {
    answer:
      'A suite nasceu em Kigali para lojas que perdem a luz e a rede: a caixa continua. Sete módulos partilham os mesmos produtos, pessoas e dinheiro, os preços estão na página, e os seus dados saem em qualquer dia. Não julgo os outros produtos. Ao lado de um caderno ou de uma folha de cálculo: cada venda baixa o stock sozinha e leva o nome de quem vendeu, e um ano de vendas defende um pedido de crédito. Use os dois durante uma semana; se o caderno ganhar, não nos deve nada.',
    next: ['Como funciona o teste gratuito?', 'Funciona sem rede?', 'Quais são os módulos?'],
  },
  otherPeriods: {
    answer: `Um plano paga-se ao mês ou ao ano, e uma compra única de uma só vez. As nossas páginas não falam de nenhum outro ritmo: nem semana, nem trimestre, nem prestações, nem pagar depois. O período mais curto é o mês, a partir de ${said.starter.month}, e o que paga em assinatura é descontado numa compra única mais tarde. Para outra coisa, pergunte a uma pessoa: carregue em «Falar com uma pessoa».`,
    next: ['Quais são os vossos preços?', 'Como funciona o teste gratuito?'],
  },
  otherCurrency: {
    answer:
      'Os preços são em dólares americanos. Ao lado, as nossas páginas mostram como orientação cinco moedas: franco ruandês, xelim ugandês, os dois francos CFA e kwanza angolano. Para outra não dão câmbio, e não quero adivinhar: faça a conta do preço em dólares ao câmbio do seu banco. Decide o câmbio do dia em que paga, e um colega diz-lhe que formas de pagamento funcionam aí.',
    next: ['Quais são os vossos preços?', 'Como funciona o teste gratuito?'],
  },
  whatCounts: {
    answer:
      'Um plano tem um só preço para todos os que lá estão, até aos seus limites. Depende dos produtos, das pessoas e das lojas: quantos artigos vende, quantas pessoas têm conta própria, e em quantos pontos de venda. A tabela de preços não tem preço por caixa, por telemóvel, por venda nem por talão. Quem nunca entra não precisa de conta.',
    next: ['Quais são os vossos preços?', 'Como funciona o teste gratuito?'],
  },
  packageChange: {
    answer:
      'A licença de uma compra única é vitalícia, e a suite funciona no navegador do telemóvel ou do computador que tiver. As nossas páginas não dizem se uma licença se pode vender ou ceder, nem quanto se paga para passar a uma compra única maior. Um colega diz-lhe: carregue em «Falar com uma pessoa».',
    next: ['Queria falar com uma pessoa'],
  },
  unpaid: {
    answer:
      'Um plano usa-se enquanto está pago. As nossas páginas não dizem quantos dias se espera por um pagamento atrasado, e não quero adivinhar: diga-o antes a um colega, em «Falar com uma pessoa». O que introduziu é seu e pode sair em ficheiros simples em qualquer dia; uma compra única mantém a licença vitalícia.',
    next: ['Queria falar com uma pessoa'],
  },
  paymentProblem: {
    answer: `Eu não vejo contas, facturas nem pagamentos. Escreva para ${said.email} ou carregue em «Falar com uma pessoa» com o nome da empresa, o dia e o valor, e um colega vê. Se por causa disso não consegue vender, ligue para ${said.phone}, 24 horas por dia, 7 dias por semana.`,
    next: ['Queria falar com uma pessoa'],
  },
  holidays: {
    answer: `Nos feriados do Ruanda ninguém está ao telefone nem no chat, e cada escritório tem os feriados do seu país. Um e-mail tem resposta em ${said.emailHours} horas todos os dias, e para urgências o ${said.phone} atende 24 horas por dia, 7 dias por semana. Diga-me o dia e a cidade, e eu vejo.`,
    next: ['Estão abertos agora?', 'Qual é o vosso horário?'],
  },
  talkToClient: {
    answer: `As nossas páginas não dão o nome de nenhum cliente; os números deles são deles. Mas pode pedir-nos um dono do seu ramo que aceite falar: carregue em «Falar com uma pessoa» ou escreva para ${said.email}, a dizer o seu ramo e a sua cidade. E os ${said.trialDays} dias de teste mostram-lhe a sua própria loja.`,
    next: ['Queria falar com uma pessoa'],
  },
  impact: {
    answer: `Números não são promessa. Pela nossa própria contagem, que ninguém de fora verificou: ${sayList([
      `${said.businessesServed} empresas servidas desde a primeira (nem todas ainda connosco)`,
      `um crescimento médio de ${said.firstYearGrowth} na receita do primeiro ano`,
      `menos ${said.costReduction} em custos de gestão`,
      `${said.jobsSupported} empregos apoiados, criados pelos donos e não por nós`,
    ])}. Uma média esconde a loja que duplicou as vendas e a que fechou: o mês de teste dirá como é na sua.`,
    next: ['Quantas empresas usam a suite?'],
  },
  severalBusinesses: {
    answer: `As lojas e os ramos que partilham dono, stock ou pessoal são lojas de uma mesma conta: cada um usa o módulo do seu ramo, e todos acabam nas mesmas contas. As várias lojas vêm com o ${said.professional.name}, a ${said.professional.month} por mês. Uma segunda sociedade, ou contas que se querem à parte, é uma empresa própria dentro da suite: tem todas as suas numa lista e passa de uma para a outra sem segunda palavra-passe. Um contabilista trabalha em cada cliente com a função que esse cliente lhe dá. Para uma segunda empresa, peça-nos um só preço antes de a abrir.`,
    next: ['Quais são os vossos preços?', 'Como funciona o teste gratuito?'],
  },
  pauseBusiness: {
    answer:
      'Pode pôr uma empresa em pausa durante uma época: o histórico fica inteiro, e ela reabre com os mesmos produtos, preços e pessoas. As nossas páginas não dizem quanto custa uma empresa em pausa: pergunte a uma pessoa antes de fechar. Se fechar de vez, leva primeiro os seus dados.',
    next: ['Queria falar com uma pessoa'],
  },
  accessibility: {
    answer: `A lista da nossa tecnologia refere ${standards.accessibility} para os ecrãs: a norma com que pode trabalhar quem vê mal, ou quem usa o teclado ou um leitor de ecrã em vez do rato. Deixe experimentar a pessoa que o vai usar durante o teste gratuito, e diga-nos o que não funciona.`,
    next: ['Como funciona o teste gratuito?', 'De que aparelhos preciso?'],
  },
  incident: {
    answer:
      'Uma palavra-passe roubada só abre as empresas dessa pessoa, e em cada uma só o que a função deixa. Se dados deste site fossem parar a quem não deviam, avisamo-lo, e avisamos a Autoridade Nacional de Cibersegurança do Ruanda. Com o contrato para grandes empresas, o seu gestor de conta liga-lhe e depois escreve o que aconteceu, de quem eram os dados e o que fazer, e os seus próprios técnicos podem atacar a plataforma num espaço feito para isso, numa semana combinada.',
    next: ['Queria falar com uma pessoa'],
  },
  drawer: {
    answer:
      'De manhã entra, escolhe a caixa e escreve o fundo de caixa, o dinheiro da gaveta antes do primeiro cliente; a partir daí a suite sabe o que ela deve ter. Uma gaveta é de uma só pessoa: se são duas no mesmo balcão, abrem-se duas caixas no mesmo ecrã e passa-se de uma para a outra com um código. Se a conta da noite não bate certo, procure primeiro um pagamento registado no meio errado, por exemplo dinheiro escrito como mobile money: **Mover pagamento** corrige-o. O que sobrar explica-se numa palavra no fecho.',
    next: ['Quais são os módulos?'],
  },
  deliveries: {
    answer:
      'Carregue em **Receber**, com ou sem encomenda, e escreva o que está à sua frente, não o que diz a guia. Lote, data de validade e preço da factura escrevem-se ao mesmo tempo; um custo que mudou aparece, e decide o preço. A diferença entre encomendado, entregue e facturado fica na página do fornecedor até alguém a resolver.',
    next: ['Quais são os módulos?'],
  },
  remoteOwner: {
    answer: `Vê a loja em qualquer telemóvel com navegador, esteja onde estiver: uma venda está no ecrã com a hora, a loja e o operador assim que é feita. Uma loja sem rede aparece com a hora das últimas notícias, e as vendas dela voltam ao seu lugar depois. Um relatório pode chegar por e-mail a horas certas, e um alerta avisa de um reembolso grande ou de uma gaveta aberta sem venda. As análises avançadas vêm com o ${said.professional.name} e o ${said.enterprise.name}; o ${said.starter.name} mostra a receita do dia e o stock.`,
    next: ['Quais são os vossos preços?', 'Como funciona o teste gratuito?'],
  },
  sellingPrices: {
    answer:
      'Um produto pode ter um preço à unidade e um preço de grosso, e cada unidade tem o seu. As lojas partilham uma tabela de preços: muda um preço uma vez e todas seguem, menos onde permitiu uma excepção, por exemplo na paragem dos autocarros. O preço antigo, o novo, o nome e a hora ficam no registo de acções.',
    next: ['Quais são os vossos preços?', 'Como funciona o teste gratuito?'],
  },
  tillExtras: {
    answer:
      'As nossas páginas não falam disso, por isso não o prometo: nem vales de oferta, nem ofertas do tipo leve dois e pague um, nem orçamentos, vasilhame, ementa por código QR, taxa de serviço, recargas de telemóvel, contas e transferências de dinheiro de outros. O que dizem: descontos até ao limite de uma função, níveis de fidelidade, venda a fiado. Pergunte a um colega antes de escolher um plano, ou leve o caso à demonstração.',
    next: ['Queria falar com uma pessoa'],
  },
  tillDiscounts: {
    answer:
      'Um operador só dá um desconto até ao limite da sua função, e acima disso é preciso um sim. Nada se dá às escondidas: cada desconto, cada mudança de preço e cada abertura da gaveta ficam no registo de acções com o nome e o minuto, o preço antigo ao lado do novo. A caixa verifica essa permissão na hora, também sem rede.',
    next: ['Quais são os módulos?'],
  },
  sharedLogin: {
    answer: `Uma conta por pessoa: ninguém devia partilhar uma palavra-passe. Assim um valor que falta tem hora e caixa, e nenhum inocente fica sob suspeita. Dois no mesmo balcão trocam com um código. O ${said.starter.name} tem ${said.starter.users} conta, o ${said.professional.name} ${said.professional.users}, o ${said.enterprise.name} as que forem precisas; quem nunca entra não precisa de conta.`,
    next: ['Quantos utilizadores posso ter?', 'Quais são os vossos preços?'],
  },
  losses: {
    answer:
      'Cada perda escreve-se com o motivo, por exemplo partido, fora de prazo ou roubado: conta a prateleira, e a diferença mostra o valor antes de ser lançada. O que volta partido é reembolsado e dado como perda, em vez de voltar à prateleira. Acertar o stock é uma permissão de uma função, e cada mudança tem um nome ao lado.',
    next: ['Quais são as funções?'],
  },
  unrecorded: {
    answer:
      'Nenhuma caixa vê uma venda que ninguém regista, mas a contagem vê: o que saiu da prateleira sem ser vendido fica lá como diferença, com o valor, e precisa de um motivo. Conte uma prateleira de cada vez, enquanto vende, as vezes que quiser. Uma gaveta aberta sem venda pode mandar-lhe um alerta, e cada gaveta é de uma só pessoa. No restaurante, um prato só sai da cozinha com um pedido, e cada pedido acaba numa conta.',
    next: ['O que é o registo de acções?'],
  },
  creditLimit: {
    answer:
      'Dá a cada cliente o seu limite: o fiado é para quem o tem, até esse limite, e o que deve apaga-se quando paga. O que a caixa faz com uma venda acima do limite, as nossas páginas não dizem: experimente no teste gratuito, ou pergunte a um colega.',
    next: ['Como funciona o teste gratuito?', 'Queria falar com uma pessoa'],
  },
  weighing: {
    answer:
      'Escreve o peso na caixa, ou toca no botão do produto, e sabe sempre o que resta. De uma balança ligada à caixa as nossas páginas não falam, por isso não a prometo: pergunte a um colega antes de escolher um plano.',
    next: ['Como funciona o teste gratuito?', 'Queria falar com uma pessoa'],
  },
  serialNumbers: {
    answer:
      'O número de série de cada peça, de um telemóvel ou de uma bateria por exemplo, escreve-se à entrada e segue-a em cada armazém e cada venda. Uma só pesquisa vai do cliente até à entrega, e da entrega aos clientes que compraram. A venda encontra-se também pelo recibo, pelo cliente ou pela hora, e a ficha do cliente guarda o histórico das compras.',
    next: ['Como funcionam as devoluções?', 'O que faz o módulo de clientes?'],
  },
  reprint: {
    answer:
      'Um recibo perdido volta a imprimir-se em **Últimas vendas**, e para o ano também, marcado como cópia. Procura a venda pelo recibo, pelo cliente ou pela hora, e pode mandar o recibo por e-mail em vez disso.',
    next: ['Que recibos imprime a caixa?'],
  },
  dataEntry: {
    answer:
      'Podemos introduzir a lista por si, a partir de uma folha de cálculo, de um ficheiro do programa antigo ou de fotografias do caderno, e devolvemos cada linha que não percebemos. O que custa depende das suas lojas e do estado da lista: recebe o preço por escrito antes de começarmos. Também pode trazer a lista sozinho, em CSV.',
    next: ['O que inclui a instalação?', 'Posso importar os meus produtos?'],
  },
  insurers: {
    answer:
      'As nossas páginas não dão o nome de nenhuma seguradora a que a suite esteja ligada, por isso não prometo nenhuma. O que dizem: o paciente paga a sua parte ao balcão, e o que deve a seguradora fica numa lista até ao pagamento. Diga com que seguradoras trabalha, e uma pessoa diz o que é possível.',
    next: ['Queria falar com uma pessoa'],
  },
  taxApproval: {
    answer:
      'As nossas páginas não falam de nenhuma certificação das finanças, por isso não a afirmo. O que dizem: onde a lei quer um recibo fiscal impresso, a suite imprime-o, e ligamos o recibo fiscal do seu país na instalação. Pergunte-nos pelo do seu antes de escolher um plano, e peça para o ver.',
    next: ['Como se tratam os impostos?', 'Queria falar com uma pessoa'],
  },
  trialData: {
    answer:
      'As nossas páginas não dizem quando se apaga o que escreveu no teste se parar, e não quero adivinhar. Leve tudo antes do último dia: cada lista tem **Exportar**. Para ter a certeza do dia, ou para mandar apagar, pergunte a uma pessoa.',
    next: ['Posso exportar os meus dados?', 'Queria falar com uma pessoa'],
  },
  twoCurrencies: {
    answer: `As duas são lojas de uma só conta, e cada uma tem a sua moeda, o seu imposto e o seu recibo desde o dia em que é criada. A página do grupo mostra as duas moedas, e o câmbio a que foram somadas. Que câmbio é, o do banco ou outro, as nossas páginas não dizem; pergunte a um colega. As várias lojas vêm com o ${said.professional.name} e o ${said.enterprise.name}.`,
    next: ['Posso gerir várias lojas?', 'O que traz o Professional?'],
  },
  otherCountries: {
    answer: (asked) =>
      sayNearest(asked) ??
      `${asked.elsewhere ? `${fixed.noOffice(asked.elsewhere)} ` : ''}Também cuidamos de empresas onde não temos escritório: trata de si aquele cuja língua e cujas horas ficam mais perto, e todos lêem as mesmas notas:\n\n${list(officesFrom('luanda').map(sayWhom))}`,
    next: ['Estão abertos agora?', 'Qual é o número de telefone?'],
  },
  rural: {
    answer:
      'A iniciativa rural é para balcões longe do asfalto, onde a rede só vem de visita: a caixa trabalha num telemóvel carregado ao sol, guarda o dia na memória e envia-o do morro onde há sinal. A formação vem no dia de praça. Tudo começa com uma conversa.',
    next: ['Funciona sem rede?', 'Queria falar com uma pessoa'],
  },
  rfid: {
    answer:
      'A RFID funciona: onde há muito para contar, as etiquetas respondem todas ao mesmo tempo, e um varão de roupa ou uma palete de pneus lê-se de passagem, sem desembalar. Compensa onde conta muitas vezes centenas de peças etiquetadas; para o resto, a câmara de um telemóvel Android comum lê os códigos de barras.',
    next: ['Preciso de um leitor?', 'Que aparelhos são precisos?'],
  },
  appointments: {
    answer:
      'As nossas páginas não falam de uma agenda de marcações para salões, consultórios ou oficinas. O Hotel reserva quartos e o Restaurante mesas; o módulo Clientes guarda quem veio e o que comprou, e envia e-mails, e lembretes por SMS. Se isso chega para as suas marcações, pergunte a uma pessoa, ou traga um dos seus dias à demonstração.',
    next: ['Quais são os módulos?', 'Queria pedir uma demonstração'],
  },
  repairs: {
    answer:
      'Numa oficina, cada máquina pode ser uma ficha: o número de série, a avaria, as peças que entraram e quem a abriu. O cliente recebe um e-mail quando chega a peça e outro quando a máquina está pronta. Assim trabalha com a suite uma oficina de computadores em Kigali; as oficinas começam pelo módulo Clientes, e o que vende está no Inventário. Traga um dos seus arranjos à demonstração.',
    next: ['Queria pedir uma demonstração', 'Quais são os módulos?'],
  },
  hello: {
    answer: `Olá. Sou a ${said.assistant}, a assistente da ${said.product}. Pergunte-me pelos módulos, pelos preços, pelo teste gratuito ou como falar connosco.`,
    next: ['Quais são os vossos preços?', 'Quais são os módulos?', 'Como começo um teste gratuito?'],
  },
  howAreYou: {
    answer: 'Bem, obrigada. O que quer saber da suite?',
    next: ['Quais são os módulos?', 'Quais são os vossos preços?'],
  },
  thanks: {
    answer: 'De nada. Quer saber mais alguma coisa?',
    next: ['Quais são os vossos preços?', 'Queria pedir uma demonstração'],
  },
  goodbye: {
    answer: 'Até à próxima, e obrigada pela visita. Um colega está à distância de uma mensagem.',
    next: ['Queria pedir uma demonstração'],
  },
  whoAreYou: {
    answer: `Sou a ${said.assistant}, a assistente da ${said.product}: um programa, não uma pessoa. Respondo a partir das páginas deste site. Para uma pessoa, carregue em «Falar com uma pessoa».`,
    next: ['O que sabe fazer?', 'Queria falar com uma pessoa'],
  },
  robot: {
    answer: `Sou um programa, não uma pessoa. Chamo-me ${said.assistant} e respondo a partir das páginas deste site. Para uma pessoa, carregue em «Falar com uma pessoa».`,
    next: ['Queria falar com uma pessoa', 'O que sabe fazer?'],
  },
  capable: {
    answer:
      'Respondo sobre os módulos, os planos e os preços, o teste gratuito, a instalação, a segurança, os nossos escritórios e o nosso horário. Faço as contas de que plano serve aos seus utilizadores, lojas e produtos, e quanto custa ao longo dos anos. Para tudo o resto ajuda um colega.',
    next: ['Que plano para 3 utilizadores?', 'Quais são os módulos?', 'Estão abertos agora?'],
  },
  complaint: {
    answer: `Lamento. Carregue em «Falar com uma pessoa», ou escreva para ${said.email} a dizer o dia e o que se passou: uma pessoa lê e responde em ${said.emailHours} horas. Se agora não consegue vender, ligue para ${said.phone}.`,
    next: ['Queria falar com uma pessoa', 'Que apoio dão aos clientes?'],
  },
  competitors: {
    answer:
      'Falo por esta suite e não julgo os produtos dos outros. Posso dizer o que faz a nossa e quanto custa, e pode experimentá-la de graça ao lado do que usa.',
    next: ['Quais são os módulos?', 'Quais são os vossos preços?', 'Como funciona o teste gratuito?'],
  },
  unknowable: {
    answer: fixed.unknown,
    next: fixed.unknownSuggestions,
  },
  outOfScope: {
    answer: `Isso não é comigo. Respondo sobre a ${said.product}: os módulos, os planos e os preços, o teste gratuito, a instalação, o apoio e os nossos escritórios.`,
    next: ['Quais são os módulos?', 'Quais são os vossos preços?', 'Como começo um teste gratuito?'],
  },
} as const satisfies Record<TopicId, TopicWords>
