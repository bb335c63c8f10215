import type { NgoCompatibilityCopy } from '#content/copy/ngo-compatibility.ts'
import { askUs, downloadPaper, readPaper } from '#content/page-words.ts'
import { planList, sayNgoPrices } from '#content/price-lists.ts'
import { plans } from '#facts/plans.ts'
import { ngoProgram } from '#facts/programs.ts'
import { sayPrice } from './figures.ts'
import { aroundTheClock } from './hours.ts'
import { roleNames } from './names.ts'

const { trialMonths, lifetimeDiscountPercent, setupFee, eligibility } = ngoProgram
const revenueLimit = `${eligibility.annualRevenueBelow / 100 / 1_000_000} milhões de dólares`
const apply = askUs('Candidatar a minha ONG', 'programme ngo', 'Gostaria de me candidatar ao programa para ONG.')
const demo = askUs('Marcar demonstração', 'demo ngo', 'Gostaria de marcar uma demonstração para a nossa organização.')

export const ngoCompatibility = {
  title: 'A suite para ONG',
  searchTitle: 'Software para ONG em África: doadores e subvenções',
  description: `Software para doadores, subvenções, voluntários e relatórios. As ONG aceites têm ${trialMonths} meses grátis, depois ${lifetimeDiscountPercent}% de desconto vitalício, sem taxa de instalação.`,
  opening: {
    kicker: 'Software à medida de ONG e associações',
    headline: ['Mais na causa,', 'menos na conta.'],
    lead: 'Um financiador pergunta para onde foi o dinheiro, e a resposta está em quatro cadernos e dois telemóveis. Ponha-a num só lugar, a um preço que deixa o dinheiro onde ele faz falta.',
    actions: [apply, demo],
    facts: [
      ['Teste gratuito', `${trialMonths} meses`],
      ['Desconto vitalício', `${lifetimeDiscountPercent}%`],
      ['Taxa de instalação', sayPrice(setupFee)],
      ['Apoio prioritário', aroundTheClock],
    ],
  },
  features: {
    heading: 'O que uma ONG lá guarda',
    entries: [
      {
        id: 'donor',
        title: 'Doadores',
        text: 'Quem deu, quando, como e para quê. Um donativo por mobile money encontra o seu doador pelo número de telefone. Quem ainda não recebeu agradecimento fica no topo da lista até a carta sair.',
      },
      {
        id: 'impact',
        title: 'Impacto',
        text: 'Em que se tornou o dinheiro: refeições, lugares na escola, torneiras. O pessoal de campo regista no próprio dia, com lugar e data, e assim o relatório anual imprime-se, não se desenterra de cadernos.',
      },
      {
        id: 'grant',
        title: 'Subvenções',
        text: 'Cada subvenção com as suas rubricas, condições e datas. Cada recibo lança-se numa rubrica, e a que está a acabar avisa enquanto ainda se pode mexer no dinheiro.',
      },
      {
        id: 'volunteer',
        title: 'Voluntários',
        text: 'Quem vem no sábado, o que sabe fazer e quantas horas deu. Para quem trabalha com crianças, os papéis estão no processo com as datas de renovação.',
      },
      {
        id: 'compliance',
        title: 'Conformidade',
        text: 'Registo, estatutos, actas e papéis das Finanças pela ordem em que uma autoridade os pede. Cada mudança nas contas guarda o autor e a hora.',
      },
      {
        id: 'fundraising',
        title: 'Angariação de fundos',
        text: 'Uma campanha tem uma meta, uma data de fecho e um total que conta o que chegou, não o que foi prometido. A mesma página mostra quanto custou angariar.',
      },
    ],
  },
  scenes: {
    heading: 'Antes de o financiador perguntar.',
    note: 'Um exemplo: uma organização que leva água a duas escolas. As pessoas e os valores são inventados.',
    grant: {
      label: 'Uma subvenção com cinco rubricas: o que se gastou, o que sobra, e os dois totais.',
      title: 'Água para duas escolas',
      columns: ['Rubrica', 'Gasto', 'Sobra'],
      lines: [
        { name: 'Furos e bombas', budget: 12_400_000, spent: 9_860_500 },
        { name: 'Tubos e torneiras', budget: 4_200_000, spent: 3_975_000 },
        { name: 'Formação', budget: 1_800_000, spent: 620_000 },
        { name: 'Transporte', budget: 950_000, spent: 912_400 },
        { name: 'Escritório', budget: 650_000, spent: 411_000 },
      ],
      total: 'Ao todo',
      due: 'O relatório entrega-se até 15 de Dezembro.',
    },
    gifts: {
      label: 'Os donativos de uma semana com o total; dois doadores ainda esperam pela carta.',
      title: 'Donativos da semana',
      waiting: 'a agradecer',
      thanked: 'carta enviada',
      gifts: [
        { who: 'Uma paróquia', how: 'Ofertório de domingo, em dinheiro', francs: 184_300, isThanked: true },
        { who: 'Maria Clara', how: 'Mobile money', francs: 25_000, isThanked: true },
        { who: 'Uma loja de ferragens', how: 'Cimento, pelo seu valor', francs: 96_000, isThanked: false },
        { who: 'Teófilo', how: 'Mobile money, todos os meses', francs: 10_000, isThanked: false },
      ],
      total: 'Recebido',
    },
  },
  pricing: {
    heading: 'Preços para ONG',
    text: `Os primeiros ${trialMonths} meses são grátis. Depois, uma ONG aceite paga o preço de tabela menos ${lifetimeDiscountPercent}%, no segundo ano como no décimo.`,
    caption: `Preços de tabela, e o que paga uma ONG com ${lifetimeDiscountPercent}% de desconto`,
    columns: ['Plano', 'Por mês, tabela', 'Por mês, ONG', 'Por ano, tabela', 'Por ano, ONG'],
    rows: planList.map((plan) => ({ head: plan.name, cells: sayNgoPrices(plan, sayPrice) })),
    terms: [
      `${sayPrice(setupFee)} de taxa de instalação, incluindo carregar as suas listas de doadores e de stock`,
      `Apoio prioritário ${aroundTheClock}, seja qual for o plano`,
      `Um teste gratuito de ${trialMonths} meses, com tudo o que há no plano`,
      'Os preços são arredondados ao cêntimo',
    ],
  },
  stories: {
    heading: 'Três organizações',
    note: 'Dizemos o que fazem e onde. Os doadores e os números são delas, e a elas cabe publicá-los.',
    entries: [
      {
        id: 'school-meals',
        title: 'Uma associação de merenda escolar',
        aside: 'Nyamagabe, Ruanda',
        text: 'O feijão e o milho eram comprados por uma pessoa, guardados por outra e cozinhados por uma terceira, e cada caderno estava certo sozinho. Hoje um saco regista-se quando chega, quando se abre e quando a panela fica vazia. A comissão de pais vê os mesmos números que o financiador. Uma entrega a menos nota-se ao portão, não no relatório anual.',
      },
      {
        id: 'water-committee',
        title: 'Um comité da água',
        aside: 'Gulu, Uganda',
        text: 'Cada torneira tem um zelador que recebe uns xelins por bidão, e todos os anos ninguém sabia porque estava vazio o fundo da bomba. Agora os zeladores enviam a receita por mobile money, torneira a torneira. O fundo é uma linha que todos podem ler. A última reparação foi paga na semana em que a bomba avariou, com o dinheiro deles.',
      },
      {
        id: 'savings-groups',
        title: 'Uma federação de grupos de poupança',
        aside: 'Bafoussam, Camarões',
        text: 'As mulheres poupam em grupos de vizinhas e emprestam umas às outras, e a federação responde por todas. Os relatórios chegavam tarde, em papel, com letras diferentes. Agora cada tesoureira lança a reunião num telemóvel antes de as sócias irem para casa. A federação vê que grupo precisa de visita, e cada grupo só vê a sua própria poupança.',
      },
    ],
  },
  steps: {
    heading: 'Como se candidatar',
    note: 'Cinco passos, por esta ordem. Uma pessoa diz-lhe em qual está.',
    entries: [
      {
        title: 'Preencher o pedido pela Internet',
        text: 'O seu nome, a sua missão e as pessoas que serve. O botão no topo desta página abre o chat: ele toma nota, dá-lhe uma referência e avisa a nossa equipa.',
      },
      {
        title: 'Entregar os documentos',
        text: 'Registo e situação fiscal, digitalizados ou fotografados com o telemóvel, com boa luz.',
      },
      {
        title: 'Análise e verificação',
        text: 'Uma pessoa lê-os, e pergunta se faltar alguma coisa ou se algo não estiver claro.',
      },
      {
        title: 'Aprovação e abertura da conta',
        text: 'A conta abre com os meses grátis e o desconto já aplicados.',
      },
      {
        title: 'Formação e arranque gratuitos',
        text: 'Para todos os que lançam números, da tesoureira ao voluntário do portão.',
      },
    ],
  },
  eligibility: {
    heading: 'Quem pode entrar',
    note: 'São precisas as cinco. Esta página só as enumera: a resposta vem de uma pessoa, no terceiro passo.',
    actions: [
      askUs(
        'E no nosso caso?',
        'programme ngo',
        'Gostaria de saber se a nossa organização pode entrar no programa para ONG.',
      ),
    ],
    entries: [
      {
        title: 'Registo',
        text: `Registo ${eligibility.status} ou equivalente. O equivalente é o que o seu país regista: uma associação, uma fundação, uma organização religiosa.`,
      },
      {
        title: 'Missão',
        text: 'Uma missão à frente de tudo. Os estatutos dizem quem serve, e o trabalho mostra-o.',
      },
      {
        title: 'Situação fiscal',
        text: 'Documentos de isenção em dia. Uma declaração fora de prazo conta quando for renovada.',
      },
      {
        title: 'Idade',
        text: `Pelo menos ${eligibility.leastYearsOfOperation} ano de actividade.`,
      },
      {
        title: 'Tamanho',
        text: `Receita anual abaixo de ${revenueLimit}, contando donativos e subvenções.`,
      },
    ],
  },
  resources: {
    heading: 'Recursos',
    note: 'Para quem escreve relatórios à noite. Leve-os, candidate-se ou não.',
    entries: [
      {
        id: 'grant-reports',
        title: 'Guião de relatório',
        text: 'As partes que a maioria dos financiadores pede, cada uma com o lugar da suite de onde vêm os seus números.',
        links: [downloadPaper('Descarregar o guião', 'grant-outlines'), readPaper('Ler o guião', 'grant-outlines')],
      },
      {
        id: 'letters',
        title: 'Cartas aos doadores',
        text: 'Agradecimento, recibo, contas do ano. Curtas, sem mendigar, para pôr nas suas palavras.',
        links: [downloadPaper('Descarregar as cartas', 'donor-letters'), readPaper('Ler as cartas', 'donor-letters')],
      },
      {
        id: 'budget-workbook',
        title: 'Um caderno de orçamento',
        text: 'Rubricas, trimestres, condições e recibos de uma subvenção, em quatro folhas para preencher à mão ou copiar para uma folha de cálculo.',
        links: [
          downloadPaper('Descarregar o caderno', 'budget-workbook'),
          readPaper('Ver o caderno', 'budget-workbook'),
        ],
      },
      {
        id: 'volunteer-papers',
        title: 'Papéis dos voluntários',
        text: 'Acordo, folha de presenças e regras para quem trabalha com crianças, prontos para o seu advogado ver.',
        links: [
          downloadPaper('Descarregar as minutas', 'volunteer-papers'),
          readPaper('Ler as minutas', 'volunteer-papers'),
        ],
      },
      {
        id: 'training',
        title: 'Formação de tesoureiros',
        text: 'Sessões no ecrã do telemóvel, um tema de cada vez: um recibo, o fim do mês, uma auditoria.',
        links: [
          askUs('Pedir as datas', 'programme treasurers', 'Quando é a próxima formação para tesoureiros de ONG?'),
        ],
      },
      {
        id: 'board-page',
        title: 'Uma página para a direcção',
        text: 'Quanto custa a suite, quem vê o quê e como sair, numa folha para a próxima reunião.',
        links: [downloadPaper('Descarregar a página', 'board-page'), readPaper('Ler a página', 'board-page')],
      },
    ],
  },
  questions: {
    heading: 'As organizações perguntam',
    actions: [askUs('Fazer uma pergunta', 'question ngo', 'Trabalho para uma ONG e tenho uma pergunta.')],
    entries: [
      {
        id: 'registration',
        question: `Não somos americanos. O que é isso de ${eligibility.status}?`,
        answer:
          'É o nome americano de uma instituição de beneficência registada. O seu próprio registo conta da mesma maneira; envie o certificado que tem, e lê-o uma pessoa que conhece os papéis do seu país.',
      },
      {
        id: 'lifetime',
        question: 'Quanto dura o vitalício?',
        answer:
          'Enquanto usar a suite e continuar a ser uma organização que cumpre as condições. Não é um preço de lançamento, e não encolhe quando muda de plano.',
      },
      {
        id: 'after-free-months',
        question: `O que acontece depois dos ${trialMonths} meses grátis?`,
        answer: `Escolhe um plano da tabela e paga o preço de ONG, ${lifetimeDiscountPercent}% abaixo da tabela, ou pára e leva os seus dados. Nada se cobra automaticamente no fim de um teste.`,
      },
      {
        id: 'donor-access',
        question: 'Um financiador pode ver as nossas contas?',
        answer: `Se quiser. A função ${roleNames.Auditor} lê o registo de acções e não muda nada. Junte-lhe a permissão de ler os relatórios que quer mostrar, e retire-a depois da visita.`,
      },
      {
        id: 'users',
        question: 'Quantas pessoas podem lá trabalhar?',
        answer: `Depende do plano: uma pessoa no ${plans.starter.name}, até ${plans.professional.users} no ${plans.professional.name}, e sem limite no ${plans.enterprise.name}.`,
      },
      {
        id: 'nearly-qualified',
        question: 'Somos um pouco novos demais, ou um pouco grandes demais. Vale a pena perguntar?',
        answer: 'Vale. Uma pessoa lê a sua mensagem e responde-lhe, diga a lista desta página o que disser.',
      },
    ],
  },
  related: {
    label: 'O que as ONG usam',
    links: [
      {
        label: 'Permissões para voluntários',
        text: 'Ver pouco, lançar muito',
        href: '/role-based-access-control',
        module: 'hotel',
      },
      {
        label: 'Armazéns e sacos',
        text: 'Do portão à panela',
        href: '/inventory-management',
        module: 'inventory',
      },
      {
        label: 'Relatórios',
        text: 'Números com o ano a correr',
        href: '/real-time-analytics',
        module: 'backoffice',
      },
    ],
  },
  closing: {
    heading: 'Fale-nos primeiro da causa.',
    text: 'Os formulários vêm depois. Se está perto dos limites acima, pergunte na mesma.',
    actions: [apply, demo],
    related: [
      { label: 'Os preços de tabela', href: '/pricing' },
      { label: 'Recibos e e-mails a doadores', href: '/email-automation' },
      { label: 'Falar com o escritório mais perto', href: '/contact' },
    ],
  },
} as const satisfies NgoCompatibilityCopy
