import type { RealTimeAnalyticsCopy } from '#content/copy/real-time-analytics.ts'
import { askUs } from '#content/page-words.ts'
import { plans } from '#facts/plans.ts'
import { sayPrice } from './figures.ts'

export const realTimeAnalytics = {
  title: 'Análises em tempo real',
  searchTitle: 'Análises de vendas em tempo real para lojas em África',
  description:
    'Veja vendas, stock e margem a mudar, loja por loja, em qualquer telemóvel. Gráficos em directo e alertas que chegam antes da hora do fecho.',
  opening: {
    kicker: 'Análises em tempo real',
    headline: ['Está vendido,', 'está visto.'],
    lead: 'Um relatório de ontem diz-lhe o que devia ter feito. Aqui o número mexe quando a caixa mexe, e uma loja parada nota-se antes de fechar.',
    actions: [
      askUs('Marcar demonstração', 'demo reports', 'Gostaria de ver os números em directo para o meu negócio.'),
      askUs(
        'Começar teste gratuito',
        'trial reports',
        'Gostaria de testar os números em directo. Como começo um teste gratuito?',
      ),
    ],
    facts: [
      ['Análises avançadas desde', plans.professional.name],
      [`${plans.professional.name}, por mês`, sayPrice(plans.professional.monthlyPrice)],
      ['Lê-se em', 'Qualquer telemóvel com navegador'],
    ],
  },
  themes: {
    heading: 'Quatro perguntas, resposta já',
    exampleLabel: 'Por exemplo:',
    themes: [
      {
        id: 'takings',
        title: 'Como vai o dia?',
        text: [
          'Cada venda entra na curva no momento em que é paga. Ao lado corre o mesmo dia da semana passada, porque uma terça-feira mede-se com outra terça-feira.',
          'Dinheiro, cartão e mobile money são uma linha ou três, como quiser. As devoluções descontam-se quando acontecem, não no fim do mês.',
        ],
        example:
          'Às 13h, a dona de uma loja em Nyamirambo vê que a enchente do meio-dia não veio. Telefona: a rua está cortada para uma corrida. Às 15h reabre, e ela fica com a segunda operadora de caixa até às oito.',
      },
      {
        id: 'branches',
        title: 'Que loja precisa de mim?',
        text: [
          'As lojas aparecem umas por baixo das outras, cada uma medida com o seu dia normal. Uma loja pequena que vai bem não fica à sombra de uma grande que vai mal.',
          'Toque numa loja e está entre os operadores, as horas, os últimos recibos. As vendas feitas sem rede vêm assinaladas, e arrumam-se na sua hora quando chegam.',
        ],
        example:
          'Às 14h, Rubavu tem metade da receita do costume. O gerente não reparou que o TPA recusa um cartão em cada dois. Um telefonema ao banco, e a tarde está salva.',
      },
      {
        id: 'margin',
        title: 'Com quanto fico?',
        text: [
          'Custo e preço estão na mesma linha: o produto que mais sai e nada deixa denuncia-se sozinho. O custo é o da caixa de onde a peça veio, não a média do ano passado.',
          'Descontos e perdas saem antes de ver o número. O que sobra é o que paga a renda.',
        ],
        example:
          'O açúcar traz mais clientes e menos dinheiro. A comerciante deixa-o à porta, e põe na prateleira de cima o chá, que rende quatro vezes mais por pacote.',
      },
      {
        id: 'alerts',
        title: 'O que tenho de saber antes da noite?',
        text: [
          'Diga o número e o limite: um reembolso acima de um valor, uma gaveta aberta sem venda, uma loja calada há uma hora. A mensagem chega ao telemóvel ou ao e-mail.',
          'Um alerta que toca demais ninguém lê. Cada um mostra quantas vezes tocou este mês, e pode ficar calado fora das horas de abertura.',
        ],
        example:
          'Uma câmara frigorífica de Rwamagana não vende nada entre as 11h e as 12h, num sábado. O alerta toca, alguém vai ver, e o fusível é trocado antes de se perder o peixe.',
      },
    ],
  },
  pictures: {
    takings: {
      label: 'Receita de uma quinta-feira, hora a hora, até às treze: falta a enchente do meio-dia da quinta passada.',
      title: 'Quinta-feira, até às 13h',
      now: 'Hoje',
      before: 'Quinta passada',
      unit: 'RWF, em milhares',
    },
    branches: {
      label:
        'Quatro lojas às catorze horas, cada uma com o seu dia normal: três vão à frente, Rubavu tem metade da receita do costume.',
      title: 'As lojas, 14h',
      aside: 'RWF, em milhares',
      usual: 'normal',
      quiet: 'parada',
      total: 'As quatro',
    },
    margin: {
      label: 'Quatro produtos de um dia: o açúcar é de longe o que mais vende, e o que menos deixa.',
      title: 'O que sobra hoje',
      columns: ['Produto', 'Vendas', 'Sobra'],
      each: 'cada',
      rows: [
        { name: 'Açúcar, 1 kg', cost: 1_560, price: 1_650, sold: 212 },
        { name: 'Arroz, 5 kg', cost: 6_900, price: 7_500, sold: 58 },
        { name: 'Óleo, 1 L', cost: 2_130, price: 2_400, sold: 84 },
        { name: 'Chá, 250 g', cost: 940, price: 1_300, sold: 61 },
      ],
      total: 'Sobra destes quatro',
    },
    alerts: {
      label:
        'Os alertas de um sábado: primeiro uma câmara frigorífica calada, depois um reembolso grande, um limite de stock e o fecho da noite.',
      title: 'Alertas, sábado',
      aside: 'no telemóvel da Joana',
      rows: [
        { time: '12:01', what: 'Câmara fria não vendeu nada', rule: 'Regra: calada há uma hora', isUrgent: true },
        { time: '15:20', what: 'Reembolso de 64 000 RWF', rule: 'Regra: reembolso acima de 50 000' },
        { time: '17:45', what: 'Farinha para mais dois dias', rule: 'Regra: stock para menos de três dias' },
        { time: '20:06', what: 'Dia fechado, faltam 0 RWF', rule: 'Regra: todas as noites' },
      ],
    },
  },
  readers: {
    heading: 'Quem olha, e quando',
    entries: [
      {
        id: 'owner',
        title: 'A dona, no candongueiro',
        text: 'Um só ecrã num telemóvel pequeno: a receita, o que sobra, o que pede um telefonema. Abre com rede fraca, porque é texto e linhas.',
      },
      {
        id: 'manager',
        title: 'O gerente, às três da tarde',
        text: 'Ainda a tempo de passar um colega para a caixa cheia, baixar o preço do pão, pedir mais um caixote ao fornecedor.',
      },
      {
        id: 'accountant',
        title: 'O contabilista, no dia 1',
        text: 'O mês está somado no momento em que acaba. O que está no ecrã é o que vai para o ficheiro, até ao último recibo.',
      },
    ],
  },
  together: {
    heading: 'De onde vêm os números',
    note: 'Ninguém escreve um número duas vezes. Cada uma destas partes dá conta do que faz.',
    entries: [
      {
        title: 'Da caixa',
        text: 'Cada recibo traz a hora, o operador e a forma de pagamento. O gráfico não é mais do que isso.',
        links: [{ label: 'Ponto de venda', href: '/point-of-sale-system' }],
      },
      {
        title: 'Do armazém',
        text: 'Os lotes trazem o custo, as entregas a data. Daí saem a margem e a idade do stock.',
        links: [{ label: 'Gestão de inventário', href: '/inventory-management' }],
      },
      {
        title: 'Para o seu e-mail',
        text: 'O gráfico de que mais gosta chega por e-mail à hora que escolher.',
        links: [{ label: 'E-mails automáticos', href: '/email-automation' }],
      },
      {
        title: 'Para as suas ferramentas',
        text: 'Uma API RESTful dá a lista das vendas, e os webhooks avisam quando se faz uma. Vêm com os mesmos planos que estes gráficos.',
        links: [{ label: 'Integrações e API', href: '/documentation' }],
      },
    ],
  },
  questions: {
    heading: 'Perguntas sobre os números',
    actions: [askUs('Perguntar já', 'question analytics', 'Tenho uma pergunta sobre relatórios e números em directo.')],
    entries: [
      {
        id: 'plan',
        question: 'Que plano tem isto?',
        answer: `As análises avançadas vêm com o ${plans.professional.name} e o ${plans.enterprise.name}, a ${sayPrice(plans.professional.monthlyPrice)} e ${sayPrice(plans.enterprise.monthlyPrice)} por mês. O ${plans.starter.name}, a ${sayPrice(plans.starter.monthlyPrice)}, mostra o que o dia rendeu e o que há em stock, e deixa as comparações consigo.`,
      },
      {
        id: 'offline',
        question: 'Que directo é esse, se uma caixa está sem rede?',
        answer:
          'Tão directo quanto a ligação. A loja aparece com a hora das últimas notícias; quando a caixa volta, as vendas entram nas horas em que se fizeram. O gráfico corrige-se sozinho.',
      },
      {
        id: 'data-bundle',
        question: 'Isto gasta-me os megas?',
        answer:
          'Não. Envia números, não imagens. Um ecrã que fica aberto só pede o que mudou, e um telemóvel no bolso não pede nada.',
      },
      {
        id: 'who-sees',
        question: 'O meu pessoal pode ver quanto ganha o negócio?',
        answer:
          'Só quem tem relatórios na sua função. Um funcionário vê uma caixa, um gerente uma secção, e os preços de custo ficam com as pessoas a quem os confia.',
      },
      {
        id: 'own-figures',
        question: 'Posso ter um número em que mais ninguém pensou?',
        answer:
          'Muitas vezes já lá está com outro nome, por isso pergunte-nos primeiro. Se não, exporte os recibos em tabela e conte o que quiser, ou deixe o seu próprio software ir buscá-los.',
      },
    ],
  },
  related: {
    label: 'O que alimenta os gráficos',
    links: [
      { label: 'A caixa', text: 'Onde nasce cada número', href: '/point-of-sale-system', module: 'restaurant' },
      { label: 'As prateleiras', text: 'Custo e idade do stock', href: '/inventory-management', module: 'inventory' },
      { label: 'As lojas', text: 'Cidade a cidade', href: '/multi-location', module: 'backoffice' },
    ],
  },
  closing: {
    heading: 'Que número pede primeiro?',
    text: 'Diga-nos, e a demonstração começa por ele.',
    actions: [askUs('Pedir uma demonstração', 'demo reports', 'O número que peço primeiro, todos os dias, é ')],
    related: [
      { label: 'Quem pode ver que relatório', href: '/role-based-access-control' },
      { label: 'O que inclui cada plano', href: '/pricing' },
      { label: 'As lojas e as horas de enchente', href: '/retail' },
    ],
  },
} as const satisfies RealTimeAnalyticsCopy
