import type { SmallBusinessBackboneCopy } from '#content/copy/small-business-backbone.ts'
import { askUs, downloadPaper, readPaper } from '#content/page-words.ts'
import { sayFirstYear } from '#content/price-lists.ts'
import { brand } from '#facts/brand.ts'
import { figures } from '#facts/claims.ts'
import { externalLinks } from '#facts/links.ts'
import { plans, priceAfterDiscount, type PlanId } from '#facts/plans.ts'
import { smallBusinessProgram } from '#facts/programs.ts'
import { sayFigure, sayList, sayPrice } from './figures.ts'

const { firstYearDiscountPercent, acceleratorFreeMonths } = smallBusinessProgram
const off = `${firstYearDiscountPercent}% de desconto`
const expert = askUs('Falar com especialista', 'person small-business', 'Gostaria de falar com um especialista.')

const forum = {
  title: 'Fórum da comunidade',
  text: 'Donos respondem a donos: que leitor dura, quem arranja impressoras de talões em Goma, como os outros tratam o fiado.',
  links: [askUs('Pedir para entrar', 'programme forum', 'Gostaria de entrar no fórum da comunidade.')],
} as const

export const smallBusinessBackbone = {
  title: 'O pilar dos pequenos negócios',
  searchTitle: 'Software e apoio para pequenos negócios em África',
  description: `Software a partir de ${sayPrice(plans.starter.monthlyPrice)} por mês, ${off} no primeiro ano para pequenos negócios que cumpram as condições, aceleradora e ajuda simples.`,
  opening: {
    kicker: 'Software e programas para pequenos negócios',
    headline: ['Balcão pequeno', 'sustenta a rua.'],
    lead: `São os primeiros a abrir, os últimos a fechar e sabem quem está apertado esta semana. Não deviam precisar do orçamento de uma cadeia para ter boas ferramentas: os planos começam em ${sayPrice(plans.starter.monthlyPrice)} por mês.`,
    actions: [
      askUs(
        'Começar teste gratuito',
        'trial small-business',
        'Tenho um pequeno negócio. Como começo um teste gratuito?',
      ),
      expert,
    ],
    facts: [
      ['Primeiro ano, com condições', off],
      ['Aceleradora', `${acceleratorFreeMonths} meses grátis`],
      ['Teste para todos', `${sayFigure(figures.trialDays)} dias`],
    ],
  },
  impact: {
    heading: 'O que muda',
    note: 'Uma média não é uma promessa. Deixe que o mês de teste lhe fale da sua própria loja.',
    actions: [{ label: 'Como contamos', href: '/about#how-we-count' }],
    entries: [
      {
        title: 'Negócios servidos',
        text: 'Todos os pequenos negócios que trabalharam connosco, desde o primeiro.',
        figure: sayFigure(figures.businessesServed),
      },
      {
        title: 'Crescimento da receita',
        text: 'O crescimento médio da receita no primeiro ano. Esconde a loja que duplicou as vendas e a loja que fechou.',
        figure: sayFigure(figures.firstYearGrowth),
      },
      {
        title: 'Redução dos custos de gestão',
        text: 'Gasta-se menos a contar, copiar e corrigir. A renda, os salários e a farinha custam o que custam.',
        figure: sayFigure(figures.costReduction),
      },
      {
        title: 'Empregos apoiados',
        text: 'Pessoas empregadas onde a suite se usa. Estes empregos criaram-nos os donos, não nós.',
        figure: sayFigure(figures.jobsSupported),
      },
    ],
  },
  stories: {
    heading: 'Três portas, três cidades',
    note: 'Dizemos o ramo e a cidade. Quanto ganha uma loja é com ela.',
    entries: [
      {
        id: 'bakery',
        title: 'Uma padaria',
        aside: 'Huye',
        text: 'O forno acendia-se às três, e quanto cozer era questão de memória e do tempo que fazia. Muito pão ia para casa com o pessoal, e nos dias de praça o pão escuro acabava antes do meio-dia. Agora a caixa conta cada pão que sai. No fecho, a folha mostra o que sobrou e a que horas se esgotou um tabuleiro, e a farinha de amanhã pesa-se por aí. O padeiro continua a olhar primeiro para o céu.',
      },
      {
        id: 'repair',
        title: 'Uma oficina de computadores',
        aside: 'Kigali, Kimironko',
        text: 'Os portáteis estavam em três prateleiras com nomes em fita-cola, e duas vezes um cliente levou o que não era dele. Agora cada máquina é uma ficha: o número de série, a avaria, as peças que entraram e quem a abriu. O cliente recebe um e-mail quando chega a peça e outro quando a máquina está pronta. A discussão ao balcão sobre quem prometeu o quê acabou, porque a promessa está no ecrã.',
      },
      {
        id: 'nursery',
        title: 'Um viveiro',
        aside: 'Musanze',
        text: 'As mudas não esperam. Abacateiro, café e cipreste semeiam-se meses antes de alguém os encomendar, e um tabuleiro que não se vende até às chuvas é adubo. O viveiro regista cada sementeira como um lote com a sua data. Vê cedo que lote fica pronto antes da época, e telefona às cooperativas a partir da lista de quem comprou no ano passado. Dinheiro, mobile money e o fiado até à colheita estão lado a lado.',
      },
    ],
  },
  scenes: {
    heading: 'Sete da noite, chão varrido.',
    note: 'Um exemplo de uma padaria. Os pães e os francos são inventados; as duas folhas são as que a dona recebe.',
    evening: {
      label: 'A folha da noite de uma padaria: cinco tipos de pão, o que sobrou e se vendeu, e o total do dia.',
      title: 'O pão de sexta',
      aside: 'fechado às 19:10',
      columns: ['Pão', 'Sobra', 'Vendas, RWF'],
      breads: [
        { name: 'Pão branco', baked: 120, sold: 112, price: 1000 },
        { name: 'Pão escuro', baked: 60, sold: 60, price: 1200, remark: 'fim às 11:20' },
        { name: 'Pão de leite', baked: 180, sold: 158, price: 300 },
        { name: 'Bolinho frito', baked: 400, sold: 371, price: 100 },
        { name: 'Bolo, fatia', baked: 48, sold: 41, price: 800 },
      ],
      of: 'de',
      total: 'Na caixa',
    },
    store: {
      label: 'O armazém de uma padaria para amanhã: farinha, açúcar e óleo chegam, fermento tem de se comprar.',
      title: 'Para sábado',
      inStore: 'no armazém',
      enough: 'de sobra',
      buy: 'a comprar',
      goods: [
        { name: 'Farinha de trigo', unit: 'kg', has: 84, needs: 76 },
        { name: 'Fermento', unit: 'g', has: 900, needs: 1100 },
        { name: 'Açúcar', unit: 'kg', has: 21, needs: 14 },
        { name: 'Óleo', unit: 'L', has: 16, needs: 9 },
      ],
    },
  },
  programs: {
    heading: 'Programas',
    note: 'Cada um começa por uma conversa. Não precisa de plano de negócios numa pasta.',
    entries: [
      {
        id: 'accelerator',
        title: 'Aceleradora',
        text: 'Para um negócio que dá os primeiros passos, para que a primeira renda e o primeiro stock se paguem antes de nós. Alguém monta a caixa consigo e vê os seus três primeiros fechos.',
        figure: `${acceleratorFreeMonths} meses`,
        aside: 'de software grátis',
        links: [
          askUs(
            'Entrar na aceleradora',
            'programme accelerator',
            'Estou a começar um negócio e gostaria de entrar na aceleradora.',
          ),
        ],
      },
      {
        id: 'family',
        title: 'Apoio a negócios de família',
        text: 'Para lojas que passam de uma geração para a outra. Com os pais escrevemos o que só eles sabem: a quem se vende fiado, que fornecedor se atrasa, o que sai na Páscoa. Depois cada um da família tem a sua função, e discute-se o negócio, não quem abriu a gaveta.',
        aside: 'duas gerações, uma caixa',
        links: [
          askUs(
            'Falar da família',
            'programme family',
            'Temos um negócio de família e gostaríamos de conhecer o vosso apoio.',
          ),
        ],
      },
      {
        id: 'rural',
        title: 'Iniciativa rural',
        text: 'Para balcões longe do asfalto, onde a rede só vem de visita. A caixa corre num telemóvel carregado ao sol, guarda o dia na memória e envia-o do morro onde há sinal. A formação vem ao dia de praça, e não o contrário.',
        aside: 'a rede é opcional',
        links: [
          askUs(
            'Pedir para a aldeia',
            'programme rural',
            'Tenho uma loja numa zona rural e gostaria de entrar na iniciativa.',
          ),
        ],
      },
    ],
  },
  firstYear: {
    heading: 'O primeiro ano, feitas as contas',
    text: 'Os pequenos negócios que cumprem as condições pagam metade no primeiro ano. Paga ao ano, a factura fica assim.',
    caption: `Preços anuais com ${off} no primeiro ano`,
    columns: ['Plano', 'Preço de tabela, por ano', 'O seu primeiro ano', 'Poupa'],
    rows: smallBusinessProgram.plans.map((id) => ({ head: plans[id].name, cells: sayFirstYear(plans[id], sayPrice) })),
    notes: [
      `Pago mês a mês, metade são ${sayHalfMonths()}.`,
      'A partir do segundo ano paga o preço de tabela. Avisamos antes, para poder mudar de plano ou parar.',
    ],
  },
  qualify: {
    heading: 'Quem tem direito',
    note: 'Uma pessoa decide caso a caso. Diga-nos estas quatro coisas e terá um sim ou um não, com a razão.',
    actions: [
      askUs(
        'Perguntar se posso',
        'programme small-business',
        'Gostaria de saber se o meu negócio tem direito ao desconto do primeiro ano.',
      ),
    ],
    entries: [
      { title: 'Quantos são', text: 'O dono, a família que ajuda, o pessoal com salário.' },
      { title: 'O que vende', text: 'E mais ou menos quantos produtos diferentes tem.' },
      { title: 'Onde', text: 'A cidade ou a aldeia, e se há uma segunda loja.' },
      {
        title: 'Desde quando',
        text: 'Abriu no mês passado, ou abriu-o a sua avó: ambos têm razão para perguntar.',
      },
    ],
  },
  resources: {
    heading: 'Centro de recursos',
    note: 'Grátis, mesmo antes de ser cliente, e sem formulário.',
    entries: [
      {
        id: 'planning-tools',
        title: 'Ferramentas de planeamento',
        text: 'Folhas para o stock inicial, o preço de um pão com tudo incluído, o dinheiro da noite, e o mês em que ele aperta.',
        links: [downloadPaper('Descarregar as folhas', 'planning-tools'), readPaper('Ver as folhas', 'planning-tools')],
      },
      {
        id: 'webinars',
        title: 'Webinars',
        text: 'Alguém do ramo mostra o seu ecrã e responde a perguntas: a primeira contagem, a factura para as Finanças, o fiado que se paga.',
        links: [askUs('Quando é o próximo?', 'programme webinars', 'Quando é o próximo webinar?')],
      },
      {
        id: 'growth-guides',
        title: 'Guias para crescer',
        text: 'Leituras curtas para o telemóvel: contratar a primeira pessoa, abrir a segunda loja, largar o que só ocupa prateleira.',
        links: [downloadPaper('Descarregar os guias', 'growth-guides'), readPaper('Ler os guias', 'growth-guides')],
      },
      {
        id: 'financial-resources',
        title: 'Recursos financeiros',
        text: 'O que um banco ou um grupo de poupança quer ver antes de emprestar, e como imprimi-lo a partir dos seus próprios números.',
        links: [
          downloadPaper('Descarregar a pasta', 'financial-resources'),
          readPaper('O que pede o banco?', 'financial-resources'),
        ],
      },
      {
        id: 'marketing-templates',
        title: 'Modelos de publicidade',
        text: 'Uma tabela de preços, um cartão de fidelidade e mensagens para as festas e as novidades: ponha o seu nome e imprima ali na esquina.',
        links: [
          downloadPaper('Descarregar os modelos', 'marketing-templates'),
          readPaper('Ver os modelos', 'marketing-templates'),
        ],
      },
      ...(externalLinks.community === null ? [] : [forum]),
    ],
  },
  questions: {
    heading: 'Donos de lojas pequenas perguntam',
    actions: [askUs('Falar da minha loja', 'question smallBusiness', 'Tenho um pequeno negócio e uma pergunta.')],
    entries: [
      {
        id: 'alone',
        question: `Trabalho sozinho e vendo menos de ${plans.starter.products} coisas. Que plano?`,
        answer: `O ${plans.starter.name}. Leva até ${plans.starter.products} produtos e uma pessoa. Quando contratar alguém, passa para o ${plans.professional.name}, que tem lugar para ${plans.professional.users}, e não é preciso lançar nada outra vez.`,
      },
      {
        id: 'buy-till',
        question: 'Tenho de comprar uma caixa ou um computador?',
        answer:
          'Não. O telemóvel que tem no bolso lê códigos e vende. Uma impressora de talões e uma gaveta valem a pena quando houver fila.',
      },
      {
        id: 'both-programs',
        question: 'Posso ter a aceleradora e o desconto do primeiro ano?',
        answer:
          'A maioria quer um depois do outro. Diga-o logo no começo, e tem a resposta por escrito antes de acabarem os meses grátis.',
      },
      {
        id: 'no-books',
        question: 'Nunca fiz contabilidade. Vou conseguir?',
        answer: `A ${brand.product} faz as contas enquanto vende. Passa o código, ela escreve. À noite pergunta pelo dinheiro da gaveta, e na maior parte dos dias a contabilidade é só isso.`,
      },
      {
        id: 'closing-down',
        question: 'E se a loja não vingar?',
        answer:
          'Então deixa de pagar no fim do mês ou do ano que pagou, e leva os seus números. Ajudam nas Finanças, e na tentativa seguinte.',
      },
    ],
  },
  related: {
    label: 'Feito para balcões pequenos',
    links: [
      { label: 'Ponto de venda', text: 'Vender com um telemóvel', href: '/point-of-sale-system', module: 'restaurant' },
      { label: 'Stock', text: 'Saber o que há na prateleira', href: '/inventory-management', module: 'inventory' },
      { label: 'E-mails', text: 'Escrever aos seus clientes', href: '/email-automation', module: 'crm' },
    ],
  },
  closing: {
    heading: `${off} no primeiro ano.`,
    text: 'Para pequenos negócios que cumprem as condições. Diga-nos quantos são e o que vendem, e dizemos-lhe se é o caso.',
    actions: [
      askUs(
        'Começar teste gratuito',
        'trial small-business',
        'Gostaria de começar um teste gratuito e saber do desconto do primeiro ano.',
      ),
      expert,
    ],
    related: [
      { label: 'O preço antes do desconto', href: '/pricing' },
      { label: 'Lojas e boutiques', href: '/retail' },
      { label: 'Ajuda para começar', href: '/services' },
    ],
  },
} as const satisfies SmallBusinessBackboneCopy

/** What half is in each plan, by the month. */
function sayHalfMonths() {
  const price = (id: PlanId) => sayPrice(priceAfterDiscount(plans[id].monthlyPrice, firstYearDiscountPercent))
  return sayList(smallBusinessProgram.plans.map((id) => `${price(id)} por mês no ${plans[id].name}`))
}
