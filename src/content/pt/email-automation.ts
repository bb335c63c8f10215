import type { EmailAutomationCopy } from '#content/copy/email-automation.ts'
import { askUs } from '#content/page-words.ts'
import { loyaltyTiers } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayPrice } from './figures.ts'
import { roleNames, tierNames } from './names.ts'

const [, , highest] = loyaltyTiers
const highestTier = tierNames[highest]

export const emailAutomation = {
  title: 'E-mails automáticos',
  searchTitle: 'E-mails automáticos para lojas, hotéis e farmácias',
  description:
    'Boas-vindas, convites ao pessoal e alertas de stock baixo que se enviam sozinhos, com gatilhos, segmentação, séries de e-mails e testes A/B.',
  opening: {
    kicker: 'E-mails automáticos',
    headline: ['Escrito uma vez,', 'sai à hora certa.'],
    lead: 'As boas-vindas, o convite, o aviso de que o açúcar está a acabar: e-mails de que ninguém se lembra num dia cheio. A suite envia-os quando chega o momento.',
    actions: [
      askUs('Marcar demonstração', 'demo emails', 'Gostaria de ver como os e-mails saem sozinhos.'),
      askUs(
        'Começar teste gratuito',
        'trial emails',
        'Gostaria de testar os e-mails automáticos. Como começo um teste gratuito?',
      ),
    ],
    facts: [
      ['Incluídos a partir do', plans.professional.name],
      [`${plans.professional.name}, por mês`, sayPrice(plans.professional.monthlyPrice)],
      ['Prontos no primeiro dia', 'Três e-mails'],
    ],
  },
  themes: {
    heading: 'Do acontecimento ao e-mail',
    exampleLabel: 'Por exemplo:',
    themes: [
      {
        id: 'triggers',
        title: 'Gatilhos',
        text: [
          'Um gatilho é uma coisa que acontece de qualquer modo: uma primeira compra, um colega novo, uma contagem que desce abaixo do limite. Acontece, e o e-mail sai.',
          'Escolha o acontecimento, o e-mail e o tempo de espera entre os dois. O que não deve sair num domingo à noite espera por segunda-feira.',
        ],
        example:
          'Uma hóspede sai de um lodge em Karongi às 10h15. Às 16h, já em casa, recebe o agradecimento com a factura e uma só pergunta: o que devemos melhorar até à sua próxima visita?',
      },
      {
        id: 'segmentation',
        title: 'Segmentação',
        text: [
          'Um e-mail para todos não é lido por ninguém. Escolha pelo que as pessoas compraram, onde, quantas vezes, e quando vieram pela última vez.',
          'Um segmento não é uma lista que envelhece. Quem couber nele amanhã, amanhã lá está; e quem pediu sossego não está em nenhum.',
        ],
        example: `Um merceeiro de Kimironko recebe cacusso fresco à sexta-feira. Na quinta escreve aos clientes do nível ${highestTier} que compraram peixe duas vezes este mês: 96 e-mails, e a arca vazia ao meio-dia.`,
      },
      {
        id: 'drip-campaigns',
        title: 'Séries de e-mails',
        text: [
          'Há coisas que pedem mais do que um e-mail. Uma série (drip campaign) são poucos, com dias de intervalo, e o que vem a seguir depende do que o leitor fez com o último.',
          'Pára sozinha. Quem comprou, respondeu ou pediu silêncio é poupado ao lembrete.',
        ],
        example:
          'Uma livraria escolar escreve em Agosto: a lista dos livros. Os pais que encomendaram recebem o dia do levantamento; os outros, um segundo e-mail uma semana depois, e nunca um terceiro.',
      },
      {
        id: 'ab-testing',
        title: 'Testes A/B',
        text: [
          'Dois assuntos, dois grupos pequenos, umas horas de paciência. O que mais gente abrir segue para todos os outros.',
          'Teste uma coisa de cada vez: o assunto, a hora ou a oferta. O resultado fica com o e-mail, e para o ano já não precisa de adivinhar.',
        ],
        example:
          'Uma padaria achava que ganhava o desconto. O assunto que dizia o nome do pão foi aberto por muito mais gente, e ninguém teve de dar desconto.',
      },
      {
        id: 'ready-letters',
        title: 'Três já prontos',
        text: [
          'O e-mail de boas-vindas cumprimenta o cliente depois da primeira compra. O convite traz um colega novo, já com a função escolhida. O alerta de stock baixo diz o que está a acabar, a que ritmo, e quanto custaria uma encomenda.',
          'Funcionam desde o primeiro dia, em palavras simples e amigas. Mude essas palavras ou deixe-as; o seu nome e o seu logótipo já lá estão.',
        ],
        example:
          'O alerta do açúcar chega às 6h30 com mais três produtos, um e-mail em vez de quatro. A encomenda sai do telemóvel antes de subir a grade.',
      },
    ],
  },
  pictures: {
    triggers: {
      caption: 'O que acontece numa loja, e os e-mails que saem',
      columns: ['O que acontece', 'O e-mail', 'Quando sai'],
      rows: [
        ['Primeira compra', 'Boas-vindas', 'Na mesma noite'],
        ['Colega novo', 'Convite', 'Na hora'],
        ['Stock abaixo do limite', 'Alerta de stock baixo', 'Na ronda da manhã'],
        ['Saída do hóspede', 'Obrigado, e a factura', 'Nessa tarde'],
        ['Longo silêncio', 'Temos saudades', 'Depois de uma época'],
      ],
    },
    segments: {
      label: 'De 1 240 clientes aos 96 a quem se escreve, em quatro passos.',
      title: 'O cacusso de sexta',
      aside: 'quem recebe',
      steps: [
        { rule: 'Todos os clientes', people: 1_240 },
        { rule: 'compram em Kimironko', people: 618 },
        { rule: `são ${highestTier}`, people: 174 },
        { rule: 'compraram peixe duas vezes este mês', people: 96 },
      ],
    },
    drip: {
      label:
        'Uma série de e-mails: depois da lista de livros, quem encomendou recebe o dia do levantamento, os outros um só lembrete.',
      title: 'Regresso às aulas',
      aside: 'pára sozinha',
      start: 'Pais do ano passado, 1 de Agosto',
      first: ['Dia 1', 'A lista dos livros'],
      question: 'Encomendou numa semana?',
      yes: { answer: 'Sim', letter: ['Dia 8', 'O seu dia de levantamento'] },
      no: { answer: 'Não', letter: ['Dia 8', 'Ainda há 40 conjuntos'] },
      ends: ['acaba no levantamento', 'acaba aqui'],
    },
    test: {
      label: 'Dois assuntos testados com 120 leitores cada; o que diz o nome do pão é aberto mais vezes e ganha.',
      title: 'E-mail de sábado',
      aside: 'testado das 9h às 12h',
      variants: [
        { name: 'A', subject: 'Menos 10% até ao meio-dia', sent: 120, opened: 31 },
        { name: 'B', subject: 'Voltou o pão caseiro, quente às oito', sent: 120, opened: 67 },
      ],
      of: 'de',
      winner: 'enviado a mais 960',
    },
    letter: {
      label:
        'Um alerta de stock baixo de segunda-feira de manhã: quatro produtos, quanto dura cada um, e um botão para encomendar.',
      title: 'Mercado Imbuto, stock',
      aside: 'Segunda-feira, 06:30',
      subject: 'Quatro produtos acabam esta semana',
      text: 'Bom dia, Aline. Ao ritmo da semana passada, estes não chegam a sábado:',
      items: [
        { name: 'Açúcar, 1 kg', left: 'até terça' },
        { name: 'Óleo, 1 L', left: 'até quarta' },
        { name: 'Fósforos', left: 'até quinta' },
        { name: 'Sabão, barra', left: 'até sexta' },
      ],
      button: 'Ver a encomenda',
      foot: `Recebe este e-mail como ${roleNames.Manager}.`,
    },
  },
  readers: {
    heading: 'Quem gosta de os ter',
    entries: [
      {
        id: 'shops',
        title: 'A loja sem escritório',
        text: 'Ninguém lá está sentado a uma secretária. Os e-mails preparam-se numa tarde calma e trabalham em todas as outras.',
      },
      {
        id: 'hotels',
        title: 'O hotel de hóspedes que voltam',
        text: 'Confirmação, caminho, obrigado, e uma palavra antes das próximas férias: a hóspede sente que se lembraram dela, e é verdade.',
      },
      {
        title: 'A cadeia que abre lojas',
        text: 'Cada colega novo é convidado da mesma maneira, e uma loja nova escreve ao seu bairro desde a primeira semana.',
      },
    ],
  },
  together: {
    heading: 'O que eles escutam',
    note: 'Os e-mails não sabem nada sozinhos. Estas partes contam-lhes.',
    entries: [
      {
        title: 'O stock que desce',
        text: 'O stock mínimo de cada produto é o gatilho do seu alerta; o número define-se num só sítio.',
        links: [{ label: 'Gestão de inventário', href: '/inventory-management' }],
      },
      {
        title: 'Os níveis ao balcão',
        text: 'O cliente habitual que sobe de nível fica a saber no mesmo dia, e o operador não precisa de se lembrar de lho dizer.',
        links: [{ label: 'A fidelidade no ponto de venda', href: '/point-of-sale-system#loyalty' }],
      },
      {
        title: 'As funções e quem chega',
        text: 'O convite leva a função, e o alerta vai para quem pode agir.',
        links: [{ label: 'Funções e permissões', href: '/role-based-access-control' }],
      },
      {
        title: 'Relatórios ao mata-bicho',
        text: 'Qualquer gráfico pode sair a uma hora certa, e assim lê-o até quem nunca abre um painel.',
        links: [{ label: 'Análises em tempo real', href: '/real-time-analytics' }],
      },
    ],
  },
  questions: {
    heading: 'Antes do primeiro e-mail',
    actions: [
      askUs('Falar dos e-mails', 'question emailAutomation', 'Tenho uma pergunta sobre os e-mails automáticos.'),
    ],
    entries: [
      {
        id: 'plan',
        question: 'Que plano os inclui?',
        answer: `Os e-mails automáticos fazem parte do ${plans.professional.name}, a ${sayPrice(plans.professional.monthlyPrice)} por mês, e do ${plans.enterprise.name}, a ${sayPrice(plans.enterprise.monthlyPrice)}. Ambos enviam também SMS, para os clientes que não lêem e-mails.`,
      },
      {
        id: 'no-address',
        question: 'A maior parte dos meus clientes nunca me dá um endereço. Ainda serve?',
        answer:
          'Serve. Os convites e os alertas de stock vão para a sua própria equipa. Quanto aos clientes, é para receberem o recibo por e-mail que a maioria dá o endereço.',
      },
      {
        id: 'spam',
        question: 'Os meus e-mails vão parar ao lixo?',
        answer:
          'Saem com o seu próprio endereço, depois de mostrar que é seu; ajudamos nesse passo. E-mails que as pessoas pediram, que dizem o nome da loja e que se podem parar com um clique costumam chegar.',
      },
      {
        id: 'unsubscribe',
        question: 'E quem não quer e-mails?',
        answer:
          'Cada e-mail a um cliente tem uma ligação que os pára a todos. Vale logo, em todas as campanhas, e ninguém pode voltar a inscrever a pessoa por engano.',
      },
      {
        id: 'languages',
        question: 'Posso escrever em kinyarwanda e em francês?',
        answer:
          'Pode. As palavras são suas, por isso serve qualquer língua. Guarde um e-mail em duas versões, e cada cliente recebe a língua anotada na sua ficha.',
      },
    ],
  },
  related: {
    label: 'De que falam os e-mails',
    links: [
      { label: 'Stock baixo', text: 'O alerta começa aqui', href: '/inventory-management', module: 'inventory' },
      { label: 'Clientes habituais', text: 'Níveis ao balcão', href: '/point-of-sale-system', module: 'restaurant' },
      { label: 'Hóspedes', text: 'E-mails à volta da estadia', href: '/hotel', module: 'hotel' },
    ],
  },
  closing: {
    heading: 'O que se esquece sempre de enviar?',
    text: 'É esse o e-mail que preparamos primeiro, juntos, na demonstração.',
    actions: [askUs('Pedir uma demonstração', 'demo emails', 'O e-mail que me esqueço sempre de enviar é ')],
    related: [
      { label: 'O módulo dos clientes', href: '/modules' },
      { label: 'Os planos que os incluem', href: '/pricing' },
      { label: 'Como tratamos os endereços', href: '/privacy-policy' },
    ],
  },
} as const satisfies EmailAutomationCopy
