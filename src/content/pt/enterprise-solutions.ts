import type { EnterpriseSolutionsCopy } from '#content/copy/enterprise-solutions.ts'
import { askUs } from '#content/page-words.ts'
import { claims, figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { inBrackets } from '#content/keep-stated.ts'
import { sayFigure, sayList, sayPlan } from './figures.ts'
import { aroundTheClock } from './hours.ts'
import { roleNames } from './names.ts'

export const enterpriseSolutions = {
  title: 'Soluções para grandes empresas',
  searchTitle: 'Software de gestão para cadeias e hospitais em África',
  description:
    'Para cadeias, saúde e grandes grupos: utilizadores e lojas sem limite, marca própria, API, gestor de conta e SLA. Software para grandes empresas.',
  opening: {
    kicker: 'Soluções para cadeias e grupos',
    headline: ['Tantas caixas.', 'Uma só lei.'],
    lead: 'A sede decide quem pode dar um desconto, como se assina um reembolso e o que cada loja comunica. Os balcões cumprem, em todas as cidades.',
    actions: [
      askUs('Marcar demonstração', 'demo enterprise', 'Gostaria de marcar uma demonstração para uma grande empresa.'),
      askUs(
        'Falar com um comercial',
        'sales enterprise',
        'Gostaria de falar com a equipa comercial sobre uma grande empresa.',
      ),
    ],
    facts: [
      ['Utilizadores e lojas', 'Sem limite'],
      ['Gestor de conta', 'Dedicado'],
      ['Apoio por telefone', aroundTheClock],
    ],
  },
  useCases: {
    heading: 'Três empresas, três dores de cabeça.',
    note: 'As preocupações estão nas nossas palavras, não são citações de clientes. Cidades, pessoas e valores dos desenhos são inventados.',
    each: {
      chain: {
        title: 'Cadeias de lojas',
        job: '«Abro uma loja numa cidade nova e durante seis meses não sei o que lá se vende de verdade.»',
        text: 'A loja começa com os preços, os produtos e as permissões da cadeia já na caixa. Vende logo na primeira manhã, e nessa noite os seus números estão na mesma tabela que os de todas as outras.',
        changes: [
          'Os preços mudam uma vez, na sede, para uma cidade ou para todas',
          'Um desconto acima do limite espera aprovação',
          'O stock parado é proposto à loja que o vende',
          'Cada região fecha o seu dia; o total é para si',
        ],
        actions: [
          askUs('Marcar demonstração', 'demo chain', 'Gostaria de marcar uma demonstração para uma cadeia de lojas.'),
          askUs(
            'Falar com um comercial',
            'sales chain',
            'Gostaria de falar com a equipa comercial sobre uma cadeia de lojas.',
          ),
        ],
      },
      healthcare: {
        title: `Saúde${inBrackets(claims.hipaa)}`,
        job: '«Alguém leu um processo que não lhe dizia respeito. Soube-o pelo próprio paciente.»',
        text: 'Enfermarias, farmácias e tesouraria trabalham no mesmo sistema e vêem nele coisas diferentes. A função abre um processo ou mantém-no fechado, e nos dois casos ficam a hora e o nome.',
        changes: [
          'O operador de caixa vê a conta e nunca o processo',
          'Cada leitura e cada alteração está no registo de acções',
          'Um medicamento segue-se por lote, do armazém até à cama',
          'O que um auditor pede é um filtro, não uma semana de papéis',
        ],
        actions: [
          askUs(
            'Marcar demonstração',
            'demo healthcare',
            'Gostaria de marcar uma demonstração para um sistema de saúde.',
          ),
          askUs(
            'Falar com um comercial',
            'sales healthcare',
            'Gostaria de falar com a equipa comercial sobre um sistema de saúde.',
          ),
        ],
      },
      corporation: {
        title: claims.largeCorporations.what,
        job: '«Assino as contas de empresas em várias moedas, e cada uma fecha o mês à sua maneira.»',
        text: 'Cada empresa tem o seu espaço, a sua moeda e o seu recibo fiscal. O grupo lê-as juntas, a um só câmbio, já descontadas as vendas entre elas, para ninguém festejar uma receita que não existe.',
        changes: [
          'Um circuito de aprovação, assinado pela ordem que definir',
          'O seu nome e as suas cores nas caixas e nos recibos',
          'Os números seguem por API para a contabilidade que já tem',
          'Um auditor lê cada linha do registo e não pode mudar nenhuma',
        ],
        actions: [
          askUs('Marcar demonstração', 'demo corporation', 'Gostaria de marcar uma demonstração para um grande grupo.'),
          askUs(
            'Falar com um comercial',
            'sales corporation',
            'Gostaria de falar com a equipa comercial sobre um grande grupo.',
          ),
        ],
      },
    },
    scenes: {
      chain: {
        label:
          'A tabela da noite de uma cadeia: cinco regiões com as suas lojas e vendas, o total, e uma loja à espera.',
        title: 'Terça-feira, fecho 21:30',
        columns: ['Região', 'Lojas', 'Vendido, RWF'],
        regions: [
          { name: 'Kigali', branches: 14, sold: 18_420_600 },
          { name: 'Oeste', branches: 7, sold: 6_804_950 },
          { name: 'Sul', branches: 6, sold: 5_117_400 },
          { name: 'Leste', branches: 5, sold: 4_088_750 },
          { name: 'Norte', branches: 4, sold: 3_290_200 },
        ],
        total: 'A cadeia',
        held: 'Rubavu 2: três descontos acima do limite, à espera da sede',
      },
      healthcare: {
        label: 'O registo de acessos de um grupo hospitalar: seis pedidos num dia, um deles recusado.',
        title: 'Quem abriu o quê, segunda',
        refused: 'recusado',
        entries: [
          { time: '08:12', who: 'Claudine, enfermeira', what: 'Processo da cama 14' },
          { time: '08:31', who: 'Eric, caixa', what: 'Conta da cama 14' },
          { time: '08:32', who: 'Eric, caixa', what: 'Processo da cama 14', isRefused: true },
          { time: '09:05', who: 'Solange, médica', what: 'Nova dose, cama 9' },
          { time: '11:47', who: 'Patrick, farmacêutico', what: 'Receitas da cama 9' },
          { time: '16:20', who: 'Aline, auditora', what: 'Este registo, só para ler' },
        ],
      },
      corporation: {
        label: 'Um grupo de quatro empresas em quatro moedas, somado em dólares sem o que venderam umas às outras.',
        title: 'O grupo em Outubro',
        columns: ['Empresa', 'Em dólares'],
        companies: [
          { name: 'Ruanda', currency: 'RWF', amount: 464_000_000, perDollar: 1450 },
          { name: 'Uganda', currency: 'UGX', amount: 766_500_000, perDollar: 3650 },
          { name: 'Angola', currency: 'AOA', amount: 128_100_000, perDollar: 915 },
          { name: 'Costa do Marfim', currency: 'XOF', amount: 53_200_000, perDollar: 560 },
        ],
        betweenCompanies: { says: 'Vendido entre si', dollars: 41_500 },
        total: 'Vendas do grupo',
      },
    },
  },
  capabilities: {
    heading: 'O que a sede ganha',
    entries: [
      {
        id: 'rights',
        title: 'Permissões por loja e por cargo',
        text: `${sayFigure(figures.roleTemplates)} modelos de função, de ${roleNames['Super Admin']} a ${roleNames.Auditor}, e as suas próprias ao lado. Quem é gerente numa cidade é só um nome na seguinte.`,
      },
      {
        id: 'approval-chains',
        title: 'Circuitos de aprovação',
        text: 'Um reembolso, um abate ou um novo fornecedor passa pelas pessoas que indicar, pela ordem que definir. Até assinarem, nada se mexe.',
      },
      {
        id: 'price-lists',
        title: 'Listas de preços',
        text: 'Uma para o país, uma para a cidade da fronteira, uma para a época. A caixa escolhe sozinha a certa.',
      },
      {
        id: 'all-stores',
        title: 'Stock de todas as lojas',
        text: 'O que está na prateleira, no camião e encomendado, de um produto ou da empresa inteira.',
      },
      {
        id: 'white-label',
        title: 'Marca própria (white-label)',
        text: 'Ecrãs, recibos e e-mails levam o seu nome. Os seus clientes não precisam de conhecer o nosso.',
      },
      {
        id: 'api',
        title: 'API e webhooks',
        text: 'Vendas, pagamentos, reembolsos e stock saem para os seus sistemas à medida que acontecem, com a documentação que os seus engenheiros vão pedir primeiro.',
      },
      {
        id: 'audit-trail',
        title: 'Registo de acções',
        text: 'Quem mudou o quê, em que caixa, e o que lá estava antes. Ninguém o pode desligar, nem o proprietário da conta.',
      },
      {
        id: 'reports',
        title: 'Relatórios que viajam',
        text: 'O gerente regional recebe a região, o director recebe o país, cada um por e-mail antes da reunião da manhã.',
      },
      {
        id: 'no-network',
        title: 'Caixas sem rede',
        text: 'Uma loja sem rede continua a vender pelas regras que tinha. O que vendeu segue quando a rede volta.',
      },
    ],
  },
  rollout: {
    heading: 'Como chega a cada balcão',
    note: 'Antes da primeira loja há um plano escrito, com um nome ao lado de cada passo. O calendário depende das suas lojas, por isso fazemo-lo juntos.',
    entries: [
      {
        title: 'Ouvir',
        text: 'O seu gestor de conta senta-se na sede e atrás de um balcão, e escreve as regras tal como as pessoas as seguem.',
      },
      {
        title: 'Montar as regras',
        text: 'Funções, listas de preços e aprovações são montadas num espaço de teste. Mande o seu pessoal mais exigente tentar furá-las.',
      },
      {
        title: 'Trazer as contas antigas',
        text: 'Produtos, clientes e fiado em aberto carregam-se a partir das suas listas. A sede assina os números de abertura.',
      },
      {
        title: 'Primeiro uma loja',
        text: 'Trabalha com os dois sistemas até baterem certo no fecho. O que ela reclamar corrige-se antes de começar a seguinte.',
      },
      {
        title: 'Cidade a cidade',
        text: 'Quem está na primeira loja ensina quem está na segunda. Nenhuma cidade muda na semana em que mais vende.',
      },
      {
        title: 'Entregar as chaves',
        text: 'Os seus administradores ficam com as chaves. O gestor de conta continua, e o número de telefone também.',
      },
    ],
  },
  plan: {
    ...sayPlan('enterprise'),
    heading: 'Um plano, e uma conversa sobre o preço.',
    text: `O ${plans.enterprise.name} tem preço de tabela, para poder começar sem perguntar: uma conta, utilizadores e lojas sem limite. Um grupo com o tamanho de uma ${claims.largeCorporations.what} costuma precisar de um contrato próprio. Peça um orçamento: há preços à medida e descontos de volume a pedido, por escrito, para o número de lojas que tem.`,
    points: [
      'Utilizadores e lojas sem limite',
      'Marca própria e permissões avançadas por função',
      'Gestor de conta dedicado',
      'Garantia de serviço (SLA)',
      `Apoio por telefone ${aroundTheClock}`,
    ],
    actions: [
      askUs(
        'Pedir preço à medida',
        'sales volume',
        'Gostaria de um preço à medida e de um desconto de volume para várias lojas.',
      ),
      { label: 'Ver todos os planos', href: '/pricing' },
    ],
  },
  questions: {
    heading: 'Perguntam as direcções',
    actions: [askUs('Faça a sua pergunta', 'question volume', 'Tenho uma pergunta sobre o plano Enterprise.')],
    entries: [
      {
        id: 'accounting',
        question: 'Já temos um programa de contabilidade. Tem de sair?',
        answer:
          'Não. Vendas, pagamentos e movimentos de stock chegam-lhe pela API ou em ficheiros todas as noites. A maioria dos grupos mantém a contabilidade e muda o que a alimenta.',
      },
      {
        id: 'own-prices',
        question: 'Uma loja pode manter os seus próprios preços?',
        answer:
          'Pode, se o permitir. Um preço pertence à cadeia, a uma região ou a uma loja, e o relatório mostra quem o definiu e quando.',
      },
      {
        id: 'hipaa',
        question: `O que significa ${claims.hipaa.what} para um hospital no Ruanda?`,
        answer:
          'Em geral é um parceiro ou uma seguradora no estrangeiro que o pede. A norma define quem pode ler um processo clínico e o que tem de ficar registado. A lei do seu país sobre dados pessoais também se aplica; diga-nos qual, e a nossa equipa percorre as duas listas com a sua.',
      },
      {
        id: 'standards',
        question: 'Que normas vão encontrar os nossos auditores?',
        answer: `As que pedem pelo nome: ${sayList(['RGPD (GDPR)', claims.hipaa.what, claims.soc2.what, claims.ccpa.what, claims.sox.what])}. O que cada uma significa para si, e que documento nos pedir, está na nossa página «Garantias e segurança».`,
      },
      {
        id: 'who-sees',
        question: 'Quem vê os nossos números na vossa empresa?',
        answer:
          'Ninguém, a menos que abra um pedido de apoio e deixe entrar alguém para isso. O que viu fica depois no seu registo de acções, como o de toda a gente.',
      },
      {
        id: 'more-uptime',
        question: `E se ${sayFigure(figures.uptime)} de disponibilidade não nos chegar?`,
        answer:
          'Esse é o serviço normal. O contrato das organizações que precisam de mais tem um número mais alto e diz o que ficamos a dever se falharmos; peça o texto à equipa comercial.',
      },
      {
        id: 'leaving',
        question: 'Podemos sair?',
        answer:
          'Podem. Os dados são vossos: podem exportar tudo em ficheiros que outros sistemas lêem, a qualquer momento e mais uma vez no último dia.',
      },
    ],
  },
  related: {
    label: 'Combina bem com',
    links: [
      {
        label: 'Várias lojas',
        text: 'Lojas, transferências e preços',
        href: '/multi-location',
        module: 'inventory',
      },
      {
        label: 'Cada um com os seus dados',
        text: 'Várias empresas num sistema',
        href: '/multi-tenant-architecture',
        module: 'hotel',
      },
      {
        label: 'Números em directo',
        text: 'Todas as lojas num ecrã',
        href: '/real-time-analytics',
        module: 'crm',
      },
    ],
  },
  closing: {
    heading: 'Mande-nos a sua regra mais dura.',
    text: 'O reembolso que ninguém pode fazer sozinho, o preço que só uma cidade tem. Montamo-la antes da demonstração, e depois é tentar furá-la.',
    actions: [
      askUs(
        'Marcar demonstração',
        'demo enterprise',
        'Gostaria de marcar uma demonstração para uma grande empresa. Esta é a nossa regra mais dura:',
      ),
      askUs(
        'Falar com um comercial',
        'sales enterprise',
        'Gostaria de falar com a equipa comercial sobre uma grande empresa.',
      ),
    ],
    related: [
      { label: 'Segurança, disponibilidade e compensações', href: '/enterprise-grade' },
      { label: 'Quem pode fazer o quê', href: '/role-based-access-control' },
      { label: 'Farmácias num grupo hospitalar', href: '/pharmacy' },
      { label: 'Ligar a um escritório', href: '/contact' },
    ],
  },
} as const satisfies EnterpriseSolutionsCopy
