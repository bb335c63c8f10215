import type { PointOfSaleSystemCopy } from '#content/copy/point-of-sale-system.ts'
import { askUs } from '#content/page-words.ts'
import { plans } from '#facts/plans.ts'
import { sayList, sayPrice } from './figures.ts'
import { tierNames } from './names.ts'

const { starter, professional, enterprise } = plans
const tiers = sayList(Object.values(tierNames))

export const pointOfSaleSystem = {
  title: 'Ponto de venda',
  searchTitle: 'Ponto de venda (POS) que funciona sem rede, em Angola',
  description: `A caixa no telemóvel que já tem: dinheiro, cartão e mobile money, recibos, fidelidade e reembolsos, e vende mesmo sem rede. Desde ${sayPrice(starter.monthlyPrice)} por mês.`,
  opening: {
    kicker: 'Ponto de venda, com e sem rede',
    headline: ['A rede caiu.', 'A caixa não.'],
    lead: 'A energia vai e vem, e a rede com ela. O balcão continua a vender, a imprimir e a contar, e actualiza a sede quando puder.',
    actions: [
      askUs('Marcar demonstração', 'demo till', 'Gostaria de ver a caixa, com e sem rede.'),
      askUs(
        'Começar teste gratuito',
        'trial till',
        'Gostaria de experimentar a caixa na minha loja. Como posso começar um teste gratuito?',
      ),
    ],
    facts: [
      ['Planos desde', `${sayPrice(starter.monthlyPrice)} por mês`],
      ['Sem rede', 'Continua a vender'],
      ['Funciona em', 'Telemóvel, tablet, computador'],
    ],
  },
  themes: {
    heading: 'O que o operador de caixa tem à mão',
    exampleLabel: 'Por exemplo:',
    themes: [
      {
        id: 'payments',
        title: 'Vários meios de pagamento',
        text: [
          'Dinheiro, cartão e mobile money, um só ou vários para o mesmo cesto. O ecrã mostra o que falta pagar e o troco a dar: ninguém faz contas em voz alta.',
          'No fecho, cada meio de pagamento tem a sua linha: as notas da gaveta, os talões do cartão, o dinheiro no telemóvel. O que não bate certo vê-se nessa noite.',
        ],
        example:
          'Uma cliente tem 15 000 RWF no telemóvel e um cesto de 23 400 RWF. O resto vem em notas, o troco é de 1 600 RWF, e a fila mal deu por isso.',
      },
      {
        id: 'receipts',
        title: 'Recibos',
        text: [
          'Em papel, ou por e-mail para quem perderia o talão. O imposto é calculado linha a linha, às taxas que definiu.',
          'O seu nome, as suas línguas, a sua frase no fim. Uma cópia pode imprimir-se de novo no ano que vem, marcada como cópia.',
        ],
        example:
          'Um pedreiro precisa da factura de uma bomba de água que comprou em Março. A operadora de caixa em Nyagatare encontra-a pelo número de telefone dele e envia-a enquanto ele espera.',
      },
      {
        id: 'loyalty',
        title: 'Fidelidade',
        text: [
          `Três níveis: ${tiers}. Os clientes habituais sobem pelo que gastam, e os degraus e o que vale cada um são decisão sua.`,
          'O número de telefone é o cartão. O operador de caixa vê o nível antes do total, e pode cumprimentar o cliente pelo nome.',
        ],
        example: `Claudine está no nível ${tierNames.Silver}, a 36 500 RWF do nível ${tierNames.Gold}. A caixa di-lo antes de ela pagar, e ela leva também o arroz que ia comprar do outro lado da rua.`,
      },
      {
        id: 'offline',
        title: 'Modo sem rede',
        text: [
          'Quando a rede cai, a caixa não pergunta o que fazer. Vende, imprime, aceita devoluções e conta sozinha, uma hora ou um dia.',
          'As vendas feitas sem sinal esperam no aparelho, pela sua ordem. Quando o sinal volta, são registadas, cada uma no minuto em que foi feita e nenhuma duas vezes.',
        ],
        example:
          'A rede cai às 11h02 num supermercado em Musanze. Quatro vendas esperam. Às 11h24 volta, elas saem num minuto, e o buraco no gráfico do dono fecha-se.',
      },
      {
        id: 'returns',
        title: 'Devoluções e reembolsos',
        text: [
          'Uma devolução começa pelo recibo original: o que foi comprado, a que preço, pago como. Ninguém recebe mais do que pagou, nem noutra moeda.',
          'Acima do seu limite aprova um gerente, na caixa ou no telemóvel. O que está inteiro volta ao stock; o que está partido fica à parte até o fornecedor o ver.',
        ],
        example:
          'Uma chaleira volta com a tampa rachada. Lê-se o recibo, o gerente toca em sim, o dinheiro está no telemóvel do cliente, e a chaleira na lista do fornecedor.',
      },
    ],
  },
  pictures: {
    payment: {
      label: 'Um cesto de 23 400 francos, pago por mobile money e em dinheiro; mostra-se o troco.',
      title: 'Caixa 1, 17:52',
      aside: '7 artigos',
      due: 'A pagar',
      amount: 23_400,
      paid: [
        { by: 'Mobile money', detail: 'confirmado 17:52', amount: 15_000 },
        { by: 'Dinheiro', detail: 'duas notas de 5 000', amount: 10_000 },
      ],
      change: 'Troco',
      buttons: ['Dinheiro', 'Cartão', 'Mobile money'],
    },
    receipt: {
      label: 'Um talão de caixa com cinco linhas, o total, o imposto incluído e um obrigado em kinyarwanda.',
      title: 'Mercado Imbuto, Huye',
      lines: [
        { name: 'Ifu y’ibigori 5 kg', price: 6_800 },
        { name: 'Amavuta 3 L', price: 7_100 },
        { name: 'Isabune, 4', price: 2_400 },
        { name: 'Icyayi 250 g', price: 1_300 },
        { name: 'Amagi, 12', price: 2_300 },
      ],
      total: 'Total',
      tax: 'IVA 18% incluído:',
      paid: 'Mobile money, 18:04',
      thanks: 'Murakoze, mugaruke',
      copy: 'Recibo 20748, Chantal, caixa 2',
    },
    loyalty: {
      label: `Três degraus: ${tiers}. A cliente está em ${tierNames.Silver}; o degrau seguinte está desenhado à sua frente.`,
      title: 'Claudine, 31 visitas',
      aside: 'este ano',
      steps: [
        { tier: tierNames.Bronze, earns: 'dá 1%' },
        { tier: tierNames.Silver, earns: 'dá 2%' },
        { tier: tierNames.Gold, earns: 'dá 4%' },
      ],
      at: 1,
      spent: 463_500,
      next: 500_000,
      toNext: `até ${tierNames.Gold}`,
      note: 'Degraus e prémios tal como esta loja os definiu.',
    },
    offline: {
      label:
        'Entre as 11h02 e as 11h24 a rede está em baixo; nesse tempo fazem-se quatro vendas, enviadas quando ela volta.',
      title: 'Caixa 2, 11:00 às 11:30',
      aside: 'nada perdido',
      network: 'Rede',
      till: 'Caixa',
      live: 'na hora',
      waited: 'saiu 11:24',
      total: 'As seis, por ordem',
    },
    refund: {
      label: 'Uma devolução do recibo 20714: a chaleira é reembolsada no telemóvel, com aprovação do gerente.',
      title: 'Devolução, recibo 20714',
      aside: 'de segunda-feira',
      lines: [
        { name: 'Chaleira eléctrica', price: 18_000, isReturned: true },
        { name: 'Termo, 1 L', price: 9_500 },
        { name: 'Seis copos', price: 5_400 },
      ],
      refund: 'Devolvido ao cliente',
      details: [
        ['Pago', 'mobile money, como foi pago'],
        ['Motivo', 'tampa rachada'],
        ['Aprovado', 'Olívio, gerente, 15:20'],
        ['Artigo', 'à parte, para o fornecedor'],
      ],
    },
  },
  readers: {
    heading: 'Balcões de todo o tipo',
    entries: [
      {
        id: 'shops',
        title: 'Lojas e bancas de mercado',
        text: 'Um telemóvel e uma impressora pequena fazem uma caixa. Quando a loja crescer, junte um ecrã e uma gaveta; o histórico fica.',
      },
      {
        title: 'Restaurantes e bares',
        text: 'A conta segue a mesa: dividida entre amigos, levada para a esplanada, ou posta num quarto e paga no check-out.',
      },
      {
        id: 'receptions',
        title: 'Farmácias e recepções',
        text: 'Quando uma venda traz um nome, de um paciente ou de um hóspede, a caixa guarda os dois juntos e só os mostra às funções que escolher.',
      },
    ],
  },
  together: {
    heading: 'O que a caixa põe a mexer',
    note: 'Para o operador, uma venda é um toque. Por trás, o resto mexe-se.',
    entries: [
      {
        title: 'O stock desce',
        text: 'O que foi vendido sai da contagem à vista de todas as lojas, e o stock mínimo é verificado outra vez.',
        links: [{ label: 'Gestão de inventário', href: '/inventory-management#reorder-points' }],
      },
      {
        title: 'A curva sobe',
        text: 'O dono vê a venda com hora, loja e operador antes de o cliente passar a porta.',
        links: [{ label: 'Receita em directo', href: '/real-time-analytics#takings' }],
      },
      {
        title: 'O e-mail sai',
        text: 'A primeira compra envia as boas-vindas, um novo nível envia os parabéns, e o recibo vai por e-mail para quem o pediu.',
        links: [{ label: 'E-mails automáticos', href: '/email-automation#triggers' }],
      },
      {
        title: 'A contabilidade fica a saber',
        text: `Os webhooks avisam os seus programas de uma nova venda, um pagamento recebido ou um reembolso feito; a API RESTful dá depois a lista. Os dois vêm com o ${professional.name} e o ${enterprise.name}.`,
        links: [{ label: 'As vendas na API', href: '/documentation' }],
      },
    ],
  },
  questions: {
    heading: 'Perguntas de balcão',
    actions: [askUs('Falar da caixa', 'question pos', 'Tenho uma pergunta sobre o ponto de venda.')],
    entries: [
      {
        id: 'devices',
        question: 'De que aparelhos preciso?',
        answer:
          'De um com navegador: um telemóvel Android, um tablet ou o computador que tiver. Impressoras de talões, gavetas e leitores que seguem as normas habituais são reconhecidos; traga os seus à demonstração e experimentamo-los.',
      },
      {
        id: 'plan',
        question: 'Que plano tem a caixa?',
        answer: `Todos. O ${starter.name}, a ${sayPrice(starter.monthlyPrice)} por mês, é para uma pessoa num balcão. O ${professional.name}, a ${sayPrice(professional.monthlyPrice)}, tem até ${professional.users} contas e várias lojas.`,
      },
      {
        id: 'how-long-offline',
        question: 'Quanto tempo posso vender sem rede?',
        answer:
          'Enquanto a bateria durar e a gaveta tiver troco. Não há prazo para enviar; só as outras lojas esperam pelos seus números.',
      },
      {
        id: 'last-one-offline',
        question: 'Duas caixas sem rede vendem o último saco. E agora?',
        answer:
          'As duas vendas valem, porque os dois clientes pagaram. Quando as duas caixas voltam a ter rede, a contagem mostra menos um, e o alerta pede que o saco se encontre ou se encomende.',
      },
      {
        id: 'cashier-discounts',
        question: 'Um operador de caixa pode dar descontos aos amigos?',
        answer:
          'Só até ao limite da sua função, e nunca às escondidas: cada desconto, mudança de preço e abertura da gaveta está no registo de acções com nome e hora.',
      },
      {
        id: 'loyalty-cards',
        question: 'Os clientes precisam de cartão para os níveis de fidelidade?',
        answer:
          'Não. Dão o número de telefone ou mostram um código no telemóvel. Quem não quiser nem um nem outro compra como antes.',
      },
    ],
  },
  related: {
    label: 'O que há à volta da caixa',
    links: [
      {
        label: 'Por trás da caixa',
        text: 'A prateleira de onde vende',
        href: '/inventory-management',
        module: 'inventory',
      },
      { label: 'Na farmácia', text: 'Balcão e receitas', href: '/pharmacy', module: 'pharmacy' },
      { label: 'No hotel', text: 'Bar, cozinha e conta do quarto', href: '/hotel', module: 'hotel' },
    ],
  },
  closing: {
    heading: 'Tire a ficha da tomada e veja.',
    text: 'Na demonstração cortamos a rede a meio de uma venda. Confira se o recibo está certo.',
    actions: [
      askUs('Pedir uma demonstração', 'demo till', 'Gostaria de uma demonstração da caixa com a rede desligada.'),
    ],
    related: [
      { label: 'Lojas que vendem com ela', href: '/retail' },
      { label: 'Mesas, cozinha e conta', href: '/restaurant' },
      { label: 'Quem pode reembolsar o quê', href: '/role-based-access-control' },
    ],
  },
} as const satisfies PointOfSaleSystemCopy
