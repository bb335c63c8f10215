import type { AboutCopy, TimelineWords } from '#content/copy/about.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { figures, history } from '#facts/claims.ts'
import { milestones, type MilestoneId } from '#facts/history.ts'
import { externalLinks } from '#facts/links.ts'
import { offices } from '#facts/offices.ts'
import { sayFigure, sayList } from './figures.ts'
import { channelHours } from './hours.ts'
import { sayCountry } from './places.ts'

const cities = offices.map(({ city }) => city)
const [kigali, , , luanda, abidjan] = offices

const timelineWords = {
  book: {
    title: 'Um caderno',
    description:
      'A empresa começa em Kigali, com o caderno de stock de um pequeno negócio e a vontade de o reformar de vez.',
  },
  till: {
    title: 'Uma caixa',
    description:
      'As vendas juntam-se ao stock. A caixa aprende a continuar sozinha quando a rede cai, e a acertar-se depois.',
  },
  house: {
    title: 'Uma casa',
    description: 'Um hotel quer os seus quartos, um restaurante as suas mesas, e os dois uma só conta. Têm-na.',
  },
  dispensary: {
    title: 'Uma farmácia',
    description: 'As farmácias trazem lotes, datas e receitas médicas, e o hábito de escrever quem fez o quê.',
  },
  neighbours: {
    title: 'Os vizinhos',
    description:
      'Do outro lado da fronteira, outras lojas também a pedem. A suite aprende os seus impostos, o seu dinheiro e as suas línguas.',
  },
  suite: {
    title: 'Uma suite',
    description: `Sete módulos andam numa só conta, e há quem responda em ${sayList(cities)}.`,
  },
} as const satisfies Record<MilestoneId, Omit<TimelineWords, 'year'>>

/** A milestone keeps its year in the facts and its words here. */
function tellMilestone(id: MilestoneId) {
  return { year: `${milestones[id].year}`, ...timelineWords[id] }
}

export const about = {
  title: 'Sobre nós',
  searchTitle: 'Sobre nós: programas de gestão feitos em Kigali',
  description: `A ${brand.company} faz em Kigali programas de gestão para lojas, farmácias, restaurantes e hotéis. A sua história, a equipa e os números.`,
  opening: {
    kicker: `Sobre a ${brand.company}`,
    headline: ['Feito em Kigali,', 'ao lado da caixa.'],
    lead: 'Escrevemos programas para quem abre a loja de manhã e conta a gaveta à noite. Têm de se perceber no primeiro dia, com um cliente à espera.',
    actions: [
      askUs('A nossa história', 'question about', `Como começou a ${brand.company}?`),
      askUs('Conhecer a equipa', 'question offices', 'Gostava de conhecer a equipa. Quem trabalha perto de mim?'),
    ],
    facts: [
      ['Desde', `${history.from}`],
      ['Sede', `${kigali.city}, ${sayCountry(kigali.countryCode)}`],
      ['Outros escritórios', sayList(cities.slice(1))],
    ],
  },
  jumps: [
    { label: 'Ler como começou', href: '#story' },
    { label: 'Ler quem faz o quê', href: '#team' },
  ],
  stats: {
    id: 'how-we-count',
    heading: 'Os nossos números, e como os contamos',
    notes: [
      'Os números deste site sobre a nossa empresa e os nossos clientes são nossos, e nenhum auditor de fora os examinou. Um sinal de mais quer dizer «pelo menos». Pergunte por qualquer um deles e dizemos-lhe como foi contado.',
      'Os negócios activos usam a suite hoje; os negócios servidos são todos os que alguma vez a usaram. As linhas por ramo não se somam, porque um hotel com restaurante e loja aparece em várias.',
    ],
    entries: [
      {
        label: 'negócios activos',
        number: sayFigure(figures.activeBusinesses),
        text: 'Contas que vendem, reservam ou facturam com a suite.',
      },
      {
        label: 'operações por dia',
        number: sayFigure(figures.dailyTransactions),
        text: 'Recibos, dormidas e transferências que por ela passam num dia.',
      },
      {
        label: 'farmácias',
        number: sayFigure(figures.pharmacies),
        text: 'Do posto de medicamentos do bairro à porta do hospital.',
      },
      { label: 'lojas', number: sayFigure(figures.retailStores), text: 'Todo o balcão que tem fila.' },
      {
        label: 'restaurantes',
        number: sayFigure(figures.restaurants),
        text: 'Cafés, bares e refeitórios incluídos.',
      },
      { label: 'hotéis', number: sayFigure(figures.hotels), text: 'Casas de hóspedes e lodges também.' },
    ],
  },
  story: {
    heading: 'Começou com uma linha que não batia certo.',
    text: [
      'Uma loja de família em Kigali tinha uma página para o açúcar, uma página para o arroz e uma página para os que pagam à sexta-feira. No fim do mês, as três páginas contavam três histórias, e a noite passava-se a descobrir qual era a verdadeira.',
      'Por isso, a primeira coisa que escrevemos foi uma página que se soma sozinha. Corria no telemóvel que já havia na loja, porque não havia dinheiro para outro. Continuava a vender nos cortes de energia, porque havia um por semana.',
      'Desde então, experimentamos cada novidade da mesma maneira. Alguém que nunca nos viu vende com ela durante um dia. Onde pára e levanta os olhos, mudamos o ecrã, não a pessoa.',
    ],
    book: {
      label: 'Uma página de caderno de stock para o açúcar: na quinta-feira saíram oito sacos e ninguém os abateu.',
      title: 'Açúcar, 50 kg',
      aside: 'página de exemplo',
      columns: ['Dia', 'Entrou', 'Saiu', 'Resta'],
      opening: 12,
      lines: [
        { day: 'Segunda', received: 40, sold: 6, written: 46 },
        { day: 'Terça', received: 0, sold: 9, written: 37 },
        { day: 'Quarta', received: 20, sold: 7, written: 50 },
        { day: 'Quinta', received: 0, sold: 8, written: 50 },
        { day: 'Sexta', received: 0, sold: 11, written: 39 },
        { day: 'Sábado', received: 0, sold: 15, written: 24 },
      ],
      correction: 'e não',
    },
  },
  timeline: {
    heading: `De ${history.from} a ${history.to}`,
    note: 'Um passo por ano, cada um assente no anterior.',
    entries: [
      tellMilestone('book'),
      tellMilestone('till'),
      tellMilestone('house'),
      tellMilestone('dispensary'),
      tellMilestone('neighbours'),
      tellMilestone('suite'),
    ],
  },
  team: {
    heading: 'Quem faz o quê',
    note: 'Por função e por escritório. Quem atende diz-lhe o nome, para que possa voltar a falar com a mesma pessoa.',
    map: {
      mapLabel: `Mapa de África com os lugares onde trabalha a equipa: ${sayList(cities)}`,
      mapNote: 'Onde trabalha a equipa.',
      openMap: `Ver a rua em ${kigali.city}`,
      equator: 'Equador',
    },
    roles: [
      {
        role: 'Arranque',
        text: 'Carrega listas, liga impressoras e fica a seu lado na primeira manhã. São as primeiras pessoas que vai conhecer.',
        places: 'Todos os escritórios',
      },
      {
        role: 'Apoio',
        text: 'Responde a chamadas, chats e e-mails, e volta a ligar quando algo demora mais do que disse.',
        places: 'Todos os escritórios',
      },
      {
        role: 'Formação',
        text: 'Ensina os operadores de caixa com a mercadoria das suas próprias prateleiras, e escreve a documentação à noite.',
        places: 'Todos os escritórios',
      },
      {
        role: 'Vendas',
        text: 'Procura saber que plano chega, e diz-lho quando basta o mais pequeno.',
        places: sayList([kigali.city, luanda.city, abidjan.city]),
      },
      {
        role: 'Produto e design',
        text: 'Decide o que faz o próximo ecrã, depois de um dia atrás do balcão de alguém.',
        places: kigali.city,
      },
      {
        role: 'Programação',
        text: 'Escreve o programa, experimenta-o num telemóvel velho com pouca rede, e acorda de noite quando avaria.',
        places: kigali.city,
      },
      {
        role: 'Segurança e registos',
        text: 'Guarda chaves, cópias de segurança e listas de acesso, e responde a quem pergunta o que guardamos a seu respeito.',
        places: kigali.city,
      },
    ],
  },
  habits: {
    heading: 'Regras da casa',
    entries: [
      {
        id: 'oldest-phone',
        title: 'Manda o telemóvel mais velho',
        text: 'Um ecrã está pronto quando funciona no telemóvel mais lento que ainda se consegue comprar em Nyabugogo.',
      },
      {
        id: 'closing-time',
        title: 'Nada de novo à hora do fecho',
        text: 'Não mexemos numa caixa enquanto se contam as gavetas. As actualizações chegam quando as lojas dormem.',
      },
      {
        title: 'Os seus números são seus',
        text: 'Seguimos o RGPD, tanto para uma cantina de Huye como para uma cadeia de hotéis, e não vendemos dados de ninguém.',
        links: [{ label: 'Política de privacidade', href: '/privacy-policy' }],
      },
      {
        title: 'O preço está à vista',
        text: 'Antes de falar com qualquer um de nós, pode ler quanto custa cada plano e o que deixa de fora.',
        links: [{ label: 'Planos e preços', href: '/pricing' }],
      },
      {
        id: 'we-say-no',
        title: 'Sabemos dizer que não',
        text: 'Se não percebemos do seu ramo, outra pessoa vai servi-lo melhor, e dizemos-lhe quem procurar.',
      },
      {
        id: 'mistakes',
        title: 'Os erros ficam escritos',
        text: 'O que avariou, para quem, desde quando, e o que fizemos. Todos os que foram afectados podem ler.',
      },
    ],
  },
  questions: {
    heading: 'O que perguntam sobre nós',
    entries: [
      {
        id: 'visit',
        question: 'Posso visitar-vos?',
        answer:
          'Venha, por favor. Avise-nos um dia antes, para que esteja cá alguém que conhece o seu ramo e um negócio como o seu esteja pronto no ecrã.',
      },
      {
        id: 'answer-hours',
        question: 'Quando é que alguém responde?',
        answer: `Por telefone ${channelHours.phone}, no chat em directo ${channelHours.chat}. E-mail: ${channelHours.email}.`,
      },
      {
        id: 'company-disappears',
        question: 'E se a vossa empresa desaparecer?',
        answer:
          'Então o seu negócio não deve desaparecer com ela. Pode retirar tudo o que introduziu, em ficheiros simples, em qualquer dia, e uma compra única que já pagou mantém a licença vitalícia.',
      },
      {
        id: 'no-diploma',
        question: 'Contratam pessoas sem diploma?',
        answer: `Para o arranque e o apoio, preferimos ouvir como um dia acalmou uma fila. ${externalLinks.careers === null ? 'Escreva-nos o que sabe fazer.' : 'As vagas abertas estão na nossa página «Trabalhe connosco».'}`,
      },
    ],
  },
  closing: {
    heading: 'Venha vê-la trabalhar.',
    text: 'Diga-nos o seu ramo e a sua cidade. Mostramos-lhe o dia que teria, no telemóvel que tem.',
    actions: [
      askUs(
        'Marcar uma reunião',
        'visit',
        'Gostava de vos visitar, ou de receber a vossa visita. O meu negócio e a minha cidade:',
      ),
    ],
    related: [
      { label: 'Cada escritório e o seu horário', href: '/contact' },
      { label: 'Como tratamos as pessoas', href: '/gender-equality' },
      { label: 'O que fazemos pelas lojas pequenas', href: '/small-business-backbone' },
      { label: 'Como desperdiçamos menos', href: '/environment-friendly' },
    ],
  },
} as const satisfies AboutCopy
