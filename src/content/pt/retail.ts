import type { RetailCopy } from '#content/copy/retail.ts'
import { askUs } from '#content/page-words.ts'
import { figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayList, sayPlan, sayPrice } from './figures.ts'
import { tierNames } from './names.ts'

const { starter, professional, enterprise } = plans
const { Silver: middleTier, Gold: highestTier } = tierNames

export const retail = {
  title: 'Gestão de lojas',
  searchTitle: 'Software de gestão para lojas e cantinas em Angola',
  description: `Ler, vender, contar: caixa que funciona sem rede, stock igual à prateleira, mobile money, fidelidade e caderno do fiado. Desde ${sayPrice(starter.monthlyPrice)} por mês.`,
  opening: {
    kicker: 'Software de gestão de lojas',
    headline: ['A prateleira bate', 'com o caderno.'],
    lead: 'Passe no leitor o que chega e o que sai. O que a caixa vende sai logo do stock: à noite, o inventário é um passeio curto pelas prateleiras, sem surpresas.',
    actions: [
      askUs('Começar teste gratuito', 'trial retail', 'Tenho uma loja. Como posso começar um teste gratuito?'),
      askUs('Marcar demonstração', 'demo retail', 'Gostaria de marcar uma demonstração para a minha loja.'),
    ],
    facts: [
      ['Lojas servidas', sayFigure(figures.retailStores)],
      ['Teste sem cartão bancário', `${figures.trialDays.value} dias`],
      ['Planos desde', `${sayPrice(starter.monthlyPrice)} por mês`],
    ],
  },
  day: {
    heading: 'O sábado antes das aulas',
    note: 'Um dia de exemplo numa loja de bairro em Kampala. As pessoas e os valores são inventados.',
    hours: [
      {
        time: '06:40',
        text: 'Nakato levanta a porta. No telemóvel está a lista para o grossista: o que saiu ontem, o que resta, quanto trazer.',
        aside: 'Lista de compras',
      },
      {
        time: '09:05',
        text: 'A tesoureira de uma escola pede 200 cadernos. A caixa mostra 130 na prateleira e 400 no armazém antes de alguém subir ao escadote.',
        aside: 'Prateleira e armazém',
      },
      {
        time: '12:50',
        text: 'Vai-se a energia e leva a internet. Nove clientes são atendidos a bateria; às duas da tarde, as suas vendas estão nas contas.',
        aside: 'Sem rede',
      },
      {
        time: '14:15',
        text: `Uma vizinha paga parte por mobile money e parte em notas. O número dela diz ${middleTier}: mais um pouco e passa a ${highestTier}.`,
        aside: 'Pagamento misto, fidelidade',
      },
      {
        time: '15:30',
        text: '22 pacotes de leite na prateleira, nenhum no armazém, e ao sábado saem 44. O alerta veio quando ainda dava tempo de mandar a mota.',
        aside: 'Alerta de stock baixo',
        isUrgent: true,
      },
      {
        time: '19:45',
        text: 'Entre a gaveta e as contas há 1 000 UGX de diferença. O recibo que a explica aparece antes de a porta descer.',
        aside: 'Fecho do dia',
      },
    ],
  },
  scenes: {
    heading: 'Dos dois lados do balcão.',
    note: 'A dona lê as prateleiras no telemóvel enquanto a operadora de caixa atende uma vizinha. O stock e o cesto são inventados.',
    shelves: {
      label: 'Seis produtos com prateleira, armazém e dias que faltam: o leite não chega ao fim do dia.',
      title: 'Prateleiras, sábado 15:30',
      currency: 'UGX',
      worth: 'a preço de venda',
      columns: ['Produto', 'Prat.', 'Arm.', 'Dura'],
      days: 'dias',
      lastsToday: 'acaba hoje',
      products: [
        { name: 'Leite, 500 ml', price: 1_600, shelf: 22, store: 0, soldADay: 44 },
        { name: 'Arroz, 5 kg', price: 19_000, shelf: 14, store: 40, soldADay: 12 },
        { name: 'Açúcar, 1 kg', price: 4_200, shelf: 40, store: 120, soldADay: 32 },
        { name: 'Caderno', price: 1_000, shelf: 130, store: 200, soldADay: 60 },
        { name: 'Óleo, 1 L', price: 6_000, shelf: 26, store: 72, soldADay: 16 },
        { name: 'Sabão, barra', price: 1_800, shelf: 85, store: 200, soldADay: 12 },
      ],
    },
    basket: {
      label: 'Um cesto de cinco produtos pago por mobile money e em dinheiro, depois de a rede voltar.',
      title: 'Caixa 2, 14:15',
      customer: `Prossy, ${middleTier}`,
      lines: [
        { name: 'Arroz, 5 kg', quantity: 2, price: 19_000 },
        { name: 'Óleo, 1 L', quantity: 3, price: 6_000 },
        { name: 'Açúcar, 1 kg', quantity: 2, price: 4_200 },
        { name: 'Sabão, barra', quantity: 4, price: 1_800 },
        { name: 'Leite, 500 ml', quantity: 4, price: 1_600 },
      ],
      currency: 'UGX',
      total: 'Total',
      payments: [
        { means: 'Mobile money', amount: 40_000 },
        { means: 'Dinheiro', amount: 40_000 },
      ],
      change: 'Troco',
      offline: 'Sem rede das 12:50 às 13:55. As nove vendas guardadas nesta caixa já estão nas contas.',
    },
  },
  capabilities: {
    heading: 'O que o comerciante ganha',
    entries: [
      {
        id: 'scanning',
        title: 'Leitor à entrada e à saída',
        text: 'Confira a entrega com a encomenda, por código de barras ou etiqueta RFID. Um produto sem código pode levar uma etiqueta sua.',
      },
      {
        id: 'payments',
        title: 'Todos os pagamentos',
        text: 'Dinheiro, cartão e mobile money cabem no mesmo recibo quando o cliente os mistura.',
      },
      {
        id: 'loyalty',
        title: 'Fidelidade pelo número de telefone',
        text: `${sayList(Object.values(tierNames))}. O número diz à caixa quem está a pagar, e a cliente habitual recebe o que o seu nível lhe dá.`,
      },
      {
        id: 'debt-book',
        title: 'O caderno do fiado',
        text: 'O que uma vizinha leva fiado fica escrito em nome dela e sai quando paga. Com uma página assinada ninguém discute.',
      },
      {
        id: 'returns',
        title: 'Devoluções',
        text: 'Encontre o recibo, receba o artigo de volta: a prateleira e a gaveta da caixa ficam certas.',
      },
      {
        id: 'units',
        title: 'Caixa, pacote, unidade',
        text: 'Compre a caixa, venda o pacote, parta-o em unidades. A suite faz as contas e sabe quanto custou cada unidade.',
      },
      {
        id: 'no-network',
        title: 'Vender sem rede',
        text: 'A fila nem dá por isso. A caixa guarda as suas vendas e envia-as quando a rede volta.',
      },
      {
        id: 'low-stock',
        title: 'Alertas de stock baixo',
        text: `Diga a partir de quantos começa a preocupar-se. A caixa mostra-o no mesmo dia e, a partir do ${professional.name}, quem compra recebe um e-mail.`,
      },
      {
        id: 'closing',
        title: 'Fecho do dia',
        text: 'Conte as notas, compare o mobile money, anote a diferença. Amanhã começa com uma gaveta que alguém assinou.',
      },
    ],
  },
  plan: {
    ...sayPlan('professional'),
    heading: 'Para a loja que já tem ajudante.',
    text: `O ${starter.name} leva ${starter.products} produtos e ${starter.users} conta: certo para uma banca, pequeno para uma loja com sabão, açúcar e cadernos, que fica com o ${professional.name}. O ${enterprise.name} é para cadeias e pode esperar até o seu negócio ser uma.`,
    points: [
      'Todos os produtos que vende, em todos os tamanhos',
      `${professional.users} contas: a sua, as de quem está na caixa, a do contabilista`,
      'A segunda loja, quando abrir',
      'SMS aos clientes que não aparecem há algum tempo',
      'Cópia de segurança e restauro a pedido',
    ],
    actions: [
      askUs('Começar', 'plan professional retail', 'Tenho uma loja e gostaria de começar com o Professional.'),
      { label: 'Ver cada plano', href: '/pricing' },
    ],
  },
  questions: {
    heading: 'Perguntam os comerciantes',
    actions: [askUs('Falar da minha loja', 'question retail', 'Tenho uma pergunta sobre usar a suite na minha loja.')],
    entries: [
      {
        id: 'one-phone',
        question: 'Vendo numa banca, com um só telemóvel. Não é demais para mim?',
        answer: `Não. O ${starter.name}, a ${sayPrice(starter.monthlyPrice)} por mês, é feito para uma pessoa: até ${starter.products} produtos, uma conta, a mesma caixa. Quando contratar alguém, é só mudar de plano; os registos ficam.`,
      },
      {
        id: 'no-barcode',
        question: 'Metade dos meus produtos não tem código de barras.',
        answer:
          'Imprima etiquetas a partir da lista de produtos, ou ponha esses produtos em botões na caixa. Para o tomate e o carvão, basta digitar o peso.',
      },
      {
        id: 'last-one-offline',
        question: 'Duas caixas, sem rede, vendem ambas a última embalagem. E agora?',
        answer:
          'Os dois recibos valem. Quando as caixas voltam a ter rede, a contagem desce abaixo de zero e di-lo, com as duas vendas ao lado, em vez de esconder a embalagem que nunca lá esteve.',
      },
      {
        id: 'till',
        question: 'Tenho de comprar uma caixa registadora?',
        answer:
          'No início, não. Basta um telemóvel Android, um tablet ou um portátil; junte um leitor e uma impressora de talões quando a fila o pedir.',
      },
      {
        id: 'cashier-changes',
        question: 'Um operador de caixa pode mudar um preço ou fazer desaparecer uma venda?',
        answer:
          'Um preço, só com uma função que o permita, e nunca em silêncio; uma venda, nunca: a que está errada reembolsa-se. O preço antigo, o novo, o nome e a hora ficam no registo de acções.',
      },
      {
        id: 'first-sale',
        question: 'Quanto tempo até à primeira venda?',
        answer:
          'Começar leva minutos: o nome da loja, o imposto, os primeiros produtos. O resto da lista pode vir de uma folha de cálculo enquanto já está a vender.',
      },
    ],
  },
  related: {
    label: 'Por trás da loja',
    links: [
      {
        label: 'Inventário',
        text: 'Caixas, contagens e fornecedores',
        href: '/inventory-management',
        module: 'inventory',
      },
      {
        label: 'Ponto de venda',
        text: 'Pagamentos, recibos, devoluções',
        href: '/point-of-sale-system',
        module: 'restaurant',
      },
      {
        label: 'Administração',
        text: 'Receita por hora e por produto',
        href: '/real-time-analytics',
        module: 'backoffice',
      },
    ],
  },
  closing: {
    heading: 'Traga uma prateleira.',
    text: 'Mostre-nos como vende hoje, com caderno ou folha de cálculo. Pomos uma prateleira na suite à sua frente.',
    actions: [askUs('Pedir uma demonstração', 'demo retail', 'Gostaria de pedir uma demonstração do módulo Loja.')],
    related: [
      { label: 'E-mails para quem volta sempre', href: '/email-automation' },
      { label: 'Quando abrir a segunda loja', href: '/multi-location' },
      { label: 'Ajuda para pequenos negócios', href: '/small-business-backbone' },
    ],
  },
} as const satisfies RetailCopy
