import type { EnterpriseGradeCopy } from '#content/copy/enterprise-grade.ts'
import { askUs, downloadPaper, readPaper } from '#content/page-words.ts'
import { claims, figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPrice } from './figures.ts'
import { aroundTheClock } from './hours.ts'

const uptime = sayFigure(figures.enterpriseUptime)
const response = `${sayFigure(figures.responseTime)} ms`
const dataCenters = sayFigure(figures.dataCenters)
const encryption = `${sayFigure(figures.encryption)} bits`
const demo = askUs(
  'Marcar demonstração',
  'demo enterprise',
  'Gostaria de marcar uma demonstração para uma grande empresa.',
)
const whitepaper = downloadPaper('Descarregar documento', 'security-whitepaper')
const reports = askUs('Pedir um relatório', 'papers', 'Enviem-me por favor o relatório ou o certificado desta norma: ')

export const enterpriseGrade = {
  title: 'Garantias e segurança',
  searchTitle: `Segurança de grande empresa e SLA de ${uptime}`,
  description: `SLA de disponibilidade de ${uptime} com compensação em dinheiro, encriptação de ${encryption}, resposta em menos de ${response} e apoio dedicado, para quem tem de o provar.`,
  opening: {
    kicker: 'Segurança e níveis de serviço para grandes empresas',
    headline: ['Se o SLA falhar,', 'a conta é nossa.'],
    lead: 'Uma promessa de disponibilidade só vale pelo que acontece quando se quebra. A nossa diz o número, e a compensação é em dinheiro.',
    actions: [demo, whitepaper],
    facts: [
      ['SLA de disponibilidade', uptime],
      ['Resposta', `Em menos de ${response}`],
      ['Encriptação', encryption],
    ],
  },
  ledger: {
    heading: 'Números para nos cobrar',
    note: 'Antes de assinar, peça os papéis que estão por trás de cada um e dê-os a ler à sua própria equipa.',
    actions: [{ label: 'Como contamos', href: '/about#how-we-count' }],
    entries: [
      {
        title: 'SLA de disponibilidade',
        text: `O que o contrato promete para cada mês. Sobram cerca de ${sayFigure(figures.enterpriseDowntime)} minutos por mês em que uma venda pode ter de esperar.`,
        figure: uptime,
      },
      {
        title: 'Resposta',
        text: 'Do momento em que um pedido chega à nossa porta ao momento em que a resposta sai dela. A estrada entre a sua cidade e a nossa porta conta-se à parte.',
        figure: `< ${response}`,
      },
      {
        title: 'Centros de dados',
        text: 'Lugares onde a plataforma pode correr. O seu contrato diz quais guardam as suas contas.',
        figure: dataCenters,
      },
      {
        title: 'Encriptação',
        text: 'O tamanho da chave que fecha os seus dados, na linha e no disco.',
        figure: encryption,
      },
    ],
  },
  security: {
    heading: 'Segurança',
    note: 'Dois tipos de fechadura, e as regras sobre quem pode ter uma chave. Onde existe relatório ou certificado, recebe-o sob acordo de confidencialidade.',
    actions: [whitepaper, readPaper('Ler aqui', 'security-whitepaper'), reports],
    locks: [
      {
        id: 'encryption',
        title: 'Encriptação',
        text: `Chaves de ${encryption}. Uma venda é encriptada antes de sair da caixa, e assim fica em cada disco e em cada cópia de segurança.`,
      },
      {
        id: 'multi-factor',
        title: 'Autenticação de vários factores',
        text: 'Uma palavra-passe que alguém viu por cima do ombro não chega. A segunda prova é uma aplicação ou uma chave que a pessoa tem consigo, e pode exigi-la a todas as funções.',
      },
    ],
    rules: [
      {
        id: 'soc-2',
        title: claims.soc2.what,
        text: 'Uma firma de fora observa durante meses se os controlos se cumprem, e não se estão escritos. Peça o período e as excepções, não só a capa.',
        aside: 'Para auditores de empresas de serviços',
      },
      {
        title: 'RGPD',
        text: 'Um cliente pode ver, corrigir ou apagar o que se guarda sobre ele. O seu pessoal responde a partir da ficha do próprio cliente.',
        aside: 'Dados pessoais, União Europeia',
      },
      {
        title: claims.ccpa.what,
        text: 'O mesmo respeito pelas pessoas da Califórnia. Não se vendem dados, e quem pergunta o que guardamos recebe resposta.',
        aside: 'Dados pessoais, Califórnia',
      },
      {
        title: claims.hipaa.what,
        text: 'Os processos de saúde abrem-se por função, e cada abertura fica registada. Um acordo com os nossos deveres assina-se antes de entrar o primeiro paciente.',
        aside: 'Processos de saúde, Estados Unidos',
      },
      {
        id: 'sox',
        title: claims.sox.what,
        text: 'Quem lança um pagamento não o aprova, e um mês fechado fica fechado. O registo mostra ao auditor as duas assinaturas.',
        aside: 'Contas de empresas cotadas',
      },
    ],
  },
  scenes: {
    heading: 'Por onde anda uma venda.',
    note: 'Um exemplo: um saco de arroz em Huye, pago com mobile money. Os milissegundos são inventados; os passos não.',
    journey: {
      label: 'O caminho de uma venda em cinco passos, com os milissegundos de cada um e o total.',
      title: 'Venda 20418, Huye',
      unit: 'ms',
      steps: [
        { where: 'Porta', what: 'Aberta, e a caixa reconhecida', milliseconds: 9 },
        { where: 'Função', what: 'Este operador, esta caixa, este preço', milliseconds: 6 },
        { where: 'Contas', what: 'Escrita, e fechada outra vez', milliseconds: 22 },
        { where: 'Cópias', what: 'Outros dois lugares confirmam', milliseconds: 27 },
        { where: 'Resposta', what: 'Sai o recibo', milliseconds: 7 },
      ],
      total: (sum) => `De porta a porta: ${sum}`,
    },
    copies: {
      label: 'Três centros de dados guardam as mesmas contas; um está em manutenção e dois continuam a responder.',
      title: 'Quem guarda as contas',
      centers: [
        { name: 'Centro A', says: 'responde', detail: 'A venda 20418 está cá' },
        { name: 'Centro B', says: 'manutenção', detail: 'Actualiza-se ao voltar', isAway: true },
        { name: 'Centro C', says: 'responde', detail: 'A venda 20418 está cá' },
      ],
      note: 'Nenhuma caixa deu por isso.',
    },
  },
  performance: {
    heading: 'Rapidez e crescimento',
    note: 'Ser rápido numa terça-feira normal é fácil. Aqui trata-se do sábado antes da festa.',
    entries: [
      {
        title: 'Resposta',
        text: `Menos de ${response} à nossa porta, medidos em todos os pedidos, não só nos fáceis.`,
      },
      {
        id: 'data-centers',
        title: 'Centros de dados',
        text: `${dataCenters} ao todo. Um pedido vai para o mais próximo dos que podem guardar as suas contas, e para o seguinte quando esse está em baixo.`,
      },
      {
        id: 'busy-days',
        title: 'Dias de enchente',
        text: 'A capacidade junta-se enquanto a fila cresce e retira-se à noite. Não precisa de a pedir, nem paga as horas mortas.',
      },
      {
        title: 'Crescimento',
        text: 'A caixa que usa uma loja só é a mesma que usa uma cadeia com muitas. Uma loja nova é uma linha numa lista, não é uma obra.',
      },
      {
        title: 'Ligações más',
        text: 'Uma caixa continua a vender sem nós. A velocidade dos nossos servidores decide quando a sede fica a saber, nunca se uma cliente recebe o troco.',
      },
      {
        id: 'standard-service',
        title: 'O serviço normal',
        text: `Todos os outros planos correm com ${sayFigure(figures.uptime)} de disponibilidade, sem contrato sobre isso. Para uma loja é mais do que bom; para um hospital não é.`,
        links: [{ label: 'Quanto custam os outros planos', href: '/pricing' }],
      },
    ],
  },
  support: {
    heading: 'Apoio dedicado',
    note: 'Quem atende já viu as suas lojas, ou trabalha com quem as viu.',
    entries: [
      {
        title: 'Um gestor de conta',
        text: 'Um nome, um número. Sabe que loja fecha tarde e que administrador está de férias.',
      },
      {
        title: 'O telefone à noite',
        text: `Apoio por telefone ${aroundTheClock}. Quem atende pode abrir um pedido de apoio e acordar um engenheiro, e não está lá só para anotar recados.`,
      },
      {
        title: 'Um balanço que se prepara',
        text: 'A intervalos regulares vê cada pedido, quanto demorou e o que mudámos para não voltar a acontecer.',
      },
      {
        title: 'Aviso antes da mudança',
        text: 'Os trabalhos previstos são anunciados por escrito e ficam fora das suas horas de abertura. Pode pedir outra noite.',
      },
    ],
  },
  remedies: {
    heading: 'SLA com compensação em dinheiro',
    text: [
      'Um pedido de desculpas não paga uma caixa fechada. Se falharmos o que o contrato promete, devemos dinheiro, e não tem de provar quanto lhe custou essa hora.',
      'A tabela mostra como propomos medi-lo. Quanto se deve por falhar, e por quanto, combina-se consigo, porque um hospital e uma cadeia de padarias pedem escalas diferentes. O contrato que assinar é o que nos obriga aos dois.',
    ],
    caption: 'O que se mede, como se conta e o que se deve',
    columns: ['O que se mede', 'Como se conta', 'O que se deve'],
    rows: [
      {
        measured: `Disponibilidade de ${uptime}`,
        counted:
          'Ao minuto, ao longo de um mês de calendário, de fora da nossa rede. Um minuto em que não se pôde registar uma venda conta contra nós. A manutenção anunciada a tempo não conta.',
        owed: 'Uma parte da mensalidade, que sobe com cada degrau abaixo do número, descontada na factura seguinte.',
      },
      {
        measured: `Resposta em menos de ${response}`,
        counted: 'À nossa porta, em todos os pedidos do mês. Os que falharam contam como lentos.',
        owed: 'Uma parte da mensalidade, numa escala à parte.',
      },
      {
        measured: 'Primeira resposta a um pedido de apoio',
        counted:
          'Da sua chamada ou e-mail até haver uma pessoa a tratar dele. O tempo permitido depende da gravidade, e quem a classifica é o cliente.',
        owed: 'Um crédito fixo por cada pedido de apoio que esperou demais.',
      },
      {
        measured: 'Recuperar os dados',
        counted:
          'A idade da cópia restaurada e quanto demorou o restauro, testados consigo e depois de cada falha a sério.',
        owed: 'Um crédito, um relato escrito do que correu mal, e o direito de sair antes do prazo.',
      },
    ],
    note: 'Na nossa minuta não precisa de pedir o crédito: contamos, dizemos-lhe, e aparece na factura. Se a sua conta for outra, vão as duas para cima da mesa.',
  },
  questions: {
    heading: 'As equipas de segurança perguntam',
    actions: [askUs('Perguntar à equipa', 'person security', 'Tenho uma pergunta para a vossa equipa de segurança.')],
    entries: [
      {
        id: 'certified',
        question: 'São certificados?',
        answer:
          'Diga-nos de que norma precisa e peça o relatório ou o certificado, a data e o âmbito. Esta página diz por onde nos guiamos; só o papel conta.',
      },
      {
        id: 'data-location',
        question: 'Onde ficam os nossos dados?',
        answer:
          'Nos centros de dados que o seu contrato nomeia, e em mais nenhum lugar. Se uma lei obriga a que fiquem dentro de um país, diga qual, e dizemos-lhe antes da demonstração se podemos.',
      },
      {
        id: 'keys',
        question: 'Quem tem as chaves?',
        answer:
          'A plataforma, num cofre próprio, à parte dos dados, e mudam segundo um calendário. Nenhum engenheiro lê uma chave. O documento técnico diz quem faz o quê.',
      },
      {
        id: 'penetration-tests',
        question: 'Os nossos técnicos podem tentar entrar à força?',
        answer:
          'Podem, num espaço feito para isso, numa semana a combinar. Recebe o nome da pessoa de serviço, e nós recebemos o seu relatório antes de mais ninguém.',
      },
      {
        id: 'incidents',
        question: 'Como ficamos a saber de um incidente?',
        answer:
          'Pelo seu gestor de conta, por telefone, e depois por escrito: o que aconteceu, de quem eram os dados, o que fizemos e o que deve fazer. Não esperamos até saber tudo.',
      },
      {
        id: 'sla-plan',
        question: 'Que plano inclui o SLA?',
        answer: `O SLA é do ${plans.enterprise.name}, ${sayPrice(plans.enterprise.monthlyPrice)} por mês na tabela. O número e as compensações vão para um contrato com o seu nome.`,
      },
    ],
  },
  related: {
    label: 'O que a sua equipa vai ver a seguir',
    links: [
      {
        label: 'Funções e permissões',
        text: 'Quem pode o quê, e quem o viu',
        href: '/role-based-access-control',
        module: 'backoffice',
      },
      {
        label: 'Isolamento',
        text: 'Ninguém vê a casa do vizinho',
        href: '/multi-tenant-architecture',
        module: 'inventory',
      },
      {
        label: 'Casos de uso',
        text: 'Cadeias, hospitais, grandes grupos',
        href: '/enterprise-solutions',
        module: 'crm',
      },
    ],
  },
  closing: {
    id: 'security-team',
    heading: 'Traga a sua equipa de segurança.',
    text: 'Leia primeiro o documento técnico: quatro páginas, sem formulário. A demonstração deixa tempo para as perguntas incómodas.',
    actions: [demo, whitepaper],
    related: [
      { label: 'O que fazemos com os dados pessoais', href: '/privacy-policy' },
      { label: 'A segurança na documentação', href: '/documentation' },
      { label: 'Falar com um escritório', href: '/contact' },
    ],
  },
} as const satisfies EnterpriseGradeCopy
