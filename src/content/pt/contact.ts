import { linkToMail } from '#contract/contact-links.ts'
import type { ContactCopy } from '#content/copy/contact.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { callTo, channels, contact as reach } from '#facts/contact.ts'
import { degreesFromEquator, offices, type OfficeId } from '#facts/offices.ts'
import { sayList, spell } from './figures.ts'
import { channelHours, channelLabels, clock, sayVisits } from './hours.ts'
import { sayAddress, sayCountry } from './places.ts'
import { requestSent } from './request-sent.ts'

const { next } = requestSent

const descriptions = {
  kigali: 'Produto, apoio e formação. É o escritório da África Oriental e Ocidental, e o que sabe de tudo.',
  kampala: 'Lojas e farmácias do Uganda, postas a funcionar no seu próprio balcão.',
  bafoussam: 'A África Central, das terras altas à costa. Aqui responde-se primeiro em francês.',
  luanda: 'A África Austral, primeiro em português. Venha de manhã, antes do trânsito.',
  abidjan: 'A África Ocidental francófona, com ouvido para hotéis e restaurantes.',
} as const satisfies Record<OfficeId, string>

const westToEast = [...offices]
  .toSorted((a, b) => a.longitude - b.longitude)
  .map(({ city, countryCode }) => `${city} (${sayCountry(countryCode)})`)

export const contact = {
  title: 'Contactos',
  searchTitle: 'Contactos: telefone, e-mail, WhatsApp e escritórios',
  description: `Ligue, mande um e-mail, fale no chat ou escreva pelo WhatsApp. A ${brand.company} tem escritórios em ${sayList(offices.map(({ city }) => city))}.`,
  opening: {
    kicker: `Contactar a ${brand.company}`,
    headline: [`${spell(offices.length, 'first')} cidades.`, 'Uma só linha.'],
    lead: `Nenhuma das nossas portas fica a mais de ${spell(degreesFromEquator)} graus do Equador. Ligue para a mais próxima, escreva a qualquer uma, ou pergunte já à ${brand.assistant}.`,
    actions: [askUs('Abrir o chat', 'question', '')],
    map: `Mapa ao longo do Equador, de oeste para leste: ${sayList(westToEast)}.`,
    equator: 'Equador',
  },
  openingTimes: {
    clock,
    openUntil: 'Aberto agora, até às {time}',
    opens: 'Abre {day} às {time}',
    holiday: 'Fechado: {holiday}.',
    today: 'hoje',
    yours: '({moment} na sua hora)',
  },
  channels: {
    heading: 'Quem atende, e quando',
    cards: {
      phone: {
        title: 'Telefone',
        hours: channelLabels.phone,
        action: { label: reach.phone, href: callTo(reach.phone) },
        text: 'Uma pessoa em Kigali que já montou uma caixa.',
      },
      email: {
        title: 'E-mail',
        hours: channelLabels.email,
        action: { label: reach.email, href: linkToMail(reach.email) },
        text: 'Para uma lista de stock, a fotografia de um recibo ou uma história comprida.',
      },
      chat: {
        title: 'Chat em directo',
        hours: channelLabels.chat,
        action: askUs('Abrir o chat', 'question', ''),
        text: `A ${brand.assistant} começa, e um colega continua quando o pedir.`,
      },
      support: {
        title: 'Apoio técnico',
        hours: channelLabels.support,
        action: { label: reach.phone, href: callTo(reach.phone) },
        text: 'O mesmo número. Fora de horas toca para o engenheiro de serviço: diga que não consegue vender.',
      },
    },
    whatsApp: { label: 'Ou escreva pelo WhatsApp', number: reach.whatsApp },
  },
  demo: {
    heading: 'Pedir uma demonstração',
    text: `Prefere ver em vez de perguntar? Respondemos a um pedido de demonstração no prazo de ${reach.demoReplyHours} horas, fins-de-semana incluídos.`,
    actions: [
      askUs('Pedir demonstração', 'demo', 'Gostava de pedir uma demonstração.'),
      askUs('Falar com um comercial', 'sales', 'Gostava de falar com a equipa comercial.'),
    ],
    steps: [
      ['De imediato', 'A sua referência, aqui e por e-mail.'],
      [`Em ${reach.demoReplyHours} horas`, next.by[1]],
      next.after,
    ],
  },
  offices: {
    heading: 'Onde nos encontrar',
    headquarters: 'Sede',
    nearest: 'O mais perto de si',
    nearestBy: 'pelo fuso horário do seu aparelho',
    entries: offices.map((office) => ({
      id: office.id,
      address: sayAddress(office),
      description: descriptions[office.id],
      hours: sayVisits(office),
      links: [
        { label: office.phone, href: callTo(office.phone) },
        { label: office.email, href: linkToMail(office.email) },
      ],
      whatsApp: office.isOnWhatsApp ? 'WhatsApp' : null,
    })),
  },
  streetMap: {
    heading: 'Encontrar a porta',
    note: [
      'O mapa das ruas é do OpenStreetMap, não é nosso. Se o pedir, o seu navegador vai buscá-lo ao servidor deles, que fica a ver o seu endereço de internet, o tipo de navegador e o escritório que procurou.',
      'Enquanto não pedir, nada se carrega. Só memorizamos a sua escolha se marcar o quadrado, que aparece depois de permitir as escolhas memorizadas.',
    ],
    office: 'Escritório',
    show: 'Mostrar o mapa',
    hide: 'Fechar o mapa',
    always: 'Mostrar sempre neste aparelho',
    places: offices.map(({ id, city }) => ({
      id,
      frame: `Mapa das ruas à volta do nosso escritório de ${city}`,
      link: `${city} no OpenStreetMap`,
    })),
  },
  questions: {
    heading: 'Antes de marcar o número',
    actions: [askUs('Marcar demonstração', 'demo', 'Gostava de marcar uma demonstração.')],
    entries: [
      {
        id: 'reply-time',
        question: 'Quanto tempo demora a responder-me uma pessoa?',
        answer: `Ao telefone é na hora, ${channelHours.phone}. Por e-mail em ${channels.email.replyHours} horas, seja que dia for. Um pedido de demonstração tem resposta no prazo de ${reach.demoReplyHours} horas, porque antes alguém o lê como deve ser.`,
      },
      {
        id: 'emergency',
        question: 'O que conta como urgência?',
        answer:
          'Não consegue vender, não consegue facturar, ou há um hóspede na recepção e não consegue dar-lhe entrada. Ligue, mesmo às três da manhã. Um preço errado ou uma impressora nova podem esperar que abramos.',
      },
      {
        id: 'clock',
        question: 'Os vossos horários são pela hora de que cidade?',
        answer:
          'O telefone e o chat seguem a hora EAT, a de Kampala e de Nairobi. Kigali está uma hora atrás, por isso, no relógio de Kigali, a linha abre uma hora mais cedo. O horário ao lado de um escritório é o das visitas, pelo relógio da sua cidade, e esta página faz o resto das contas. Nos feriados do Ruanda ninguém está ao telefone nem no chat; um escritório tem os do seu país.',
      },
      {
        id: 'come-to-shop',
        question: 'Alguém pode vir à minha loja?',
        answer: `Pode, a partir de qualquer das ${spell(offices.length)} cidades. Diga-nos onde está, o que vende e quantas caixas tem. Indicamos o dia e o preço antes de alguém se pôr a caminho.`,
      },
      {
        id: 'which-language',
        question: 'Em que língua posso escrever?',
        answer:
          'Em kinyarwanda, inglês, francês ou português. Escreva ao escritório que fala a sua, ou a qualquer um, e responde-lhe alguém que a lê.',
      },
      {
        id: 'other-countries',
        question: 'O meu país não está no mapa. Quem cuida de mim?',
        answer:
          'O escritório cuja língua e horário estão mais perto dos seus. Todos partilham as mesmas notas, por isso ninguém lhe pede que conte a história duas vezes.',
      },
    ],
  },
  closing: {
    id: 'call-back',
    heading: 'Prefere que liguemos?',
    text: `Deixe o seu número e a hora que dá jeito à loja, depois da correria da manhã ou já com o portão em baixo. No prazo de ${reach.demoReplyHours} horas confirmamos, e depois ligamos.`,
    actions: [askUs('Pedir uma chamada', 'call', 'Liguem-me, por favor. O meu número e a melhor hora:')],
    related: [
      { label: 'Procurar na documentação', href: '/documentation' },
      { label: 'Quanto custa', href: '/pricing' },
      { label: 'O que guardamos da sua mensagem', href: '/privacy-policy' },
    ],
  },
} as const satisfies ContactCopy
