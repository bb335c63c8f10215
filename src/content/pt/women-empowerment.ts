import type { WomenEmpowermentCopy } from '#content/copy/women-empowerment.ts'
import { askUs } from '#content/page-words.ts'
import { figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPrice } from './figures.ts'
import { roleNames } from './names.ts'

const leave = `${sayFigure(figures.parentalLeave)} semanas`

export const womenEmpowerment = {
  title: 'Autonomia das mulheres',
  searchTitle: 'Autonomia das mulheres: o negócio em nome dela',
  description: `Para mulheres donas do negócio que gerem: conta em nome próprio, um ano de vendas que o banco lê, e ${leave} de licença parental na nossa casa.`,
  opening: {
    kicker: 'A mulher à frente do negócio',
    headline: ['O negócio é dela.', 'A conta também.'],
    lead: 'Em muitas lojas, uma mulher conhece cada cliente, cada preço e cada dívida, e os papéis têm o nome de outra pessoa. Uma conta só dela é um começo pequeno, e é um que podemos dar.',
    actions: [
      askUs('Conta em meu nome', 'trial women', 'Tenho um negócio e gostaria de uma conta em meu próprio nome.'),
      { label: 'Quanto custa', href: '/pricing' },
    ],
    facts: [
      ['Licença parental', leave],
      ['Teste gratuito', `${figures.trialDays.value} dias`],
      ['Planos a partir de', `${sayPrice(plans.starter.monthlyPrice)} por mês`],
    ],
  },
  owners: {
    heading: 'Para a dona do negócio',
    note: 'O que a suite faz pela mulher cujo nome devia estar na porta.',
    entries: [
      {
        title: 'O nome dela à cabeça',
        text: 'Quem abre a conta é a administradora. É ela que decide quem mais entra, e ninguém lhe tira o lugar sem o acesso dela.',
      },
      {
        title: 'Uma função para cada um, nenhuma palavra-passe comum',
        text: `O sobrinho que ajuda aos sábados vende com o nome dele, e não vê quanto rendeu a semana. Até ${plans.professional.users} pessoas trabalham no ${plans.professional.name}, ${sayPrice(plans.professional.monthlyPrice)} por mês.`,
        links: [{ label: 'Como se dão as funções', href: '/role-based-access-control' }],
      },
      {
        title: 'O mobile money, registado',
        text: 'Cada pagamento para o número da loja fica ao lado da venda que pagou. O dinheiro da loja e o da casa separam-se.',
        links: [{ label: 'Como se recebem pagamentos', href: '/point-of-sale-system' }],
      },
      {
        title: 'Números que um banco lê',
        text: 'Um ano de vendas com datas e totais defende um pedido de crédito; um caderno não.',
      },
      {
        title: 'Em casa antes de escurecer',
        text: 'A receita pode ir ao banco enquanto é dia e sai logo da gaveta. No fecho há pouco para contar, e o relatório lê-se em casa.',
      },
      {
        title: 'Fora, e ainda ao comando',
        text: `Nas semanas depois de um parto, empresta a uma irmã a função de ${roleNames.Manager} e mais tarde tira-lha. O registo de acções guarda as duas datas.`,
      },
      {
        title: 'Sem pagar para entrar',
        text: `O teste não pede cartão bancário, porque muita gente que tem um negócio não tem cartão. Para uma pessoa ao balcão, o ${plans.starter.name} chega.`,
      },
    ],
  },
  scenes: {
    heading: 'A lista dela, o ano dela.',
    note: 'O que uma dona vê, e o que pode imprimir para quem empresta. A loja destas imagens é inventada.',
    access: {
      label: 'Quem pode fazer o quê numa loja: a Vestina está à cabeça, outros três têm uma função cada.',
      title: 'Quem pode entrar',
      aside: 'Loja de Remera',
      people: [
        { name: 'Vestina', role: roleNames['Super Admin'], may: 'Tudo, dona', seen: 'Hoje 06:58', isHead: true },
        { name: 'Solange', role: roleNames.Manager, may: 'Stock e preços', seen: 'Hoje 07:05' },
        { name: 'Eric', role: roleNames.Staff, may: 'Só vender', seen: 'Sábado 19:31' },
        { name: 'Imaculada', role: roleNames.Auditor, may: 'Ler, para as contas', seen: '2 de Novembro' },
      ],
    },
    year: {
      label: 'As vendas de uma loja em doze meses, com uma parte cada vez maior paga por mobile money.',
      title: 'Doze meses, para o banco',
      aside: 'milhares de RWF',
      months: 'NDJFMAMJJASO',
      cash: 'Dinheiro',
      mobile: 'Mobile money',
      total: 'Ano',
    },
  },
  house: {
    heading: 'Para as mulheres que a fazem',
    note: 'Práticas da nossa própria empresa. Onde falharmos, diga-nos.',
    entries: [
      {
        title: 'Nasce uma criança',
        text: `A nossa gente tira ${leave} de licença parental, e o trabalho espera.`,
      },
      {
        id: 'coming-back',
        title: 'O regresso',
        text: 'Quem volta pode começar com dias mais curtos. O que ganha à hora fica como era.',
      },
      {
        id: 'nights',
        title: 'As noites',
        text: 'A urgência faz-se de casa, por turnos. Ninguém atravessa a cidade no escuro por causa de uma impressora.',
      },
      {
        id: 'first-jobs',
        title: 'Primeiros empregos',
        text: 'Os postos de instalação e de apoio estão abertos a mulheres que já tiveram um balcão mas nunca trabalharam num escritório. O resto ensinamos.',
      },
      {
        id: 'visitors',
        title: 'Quem a visita',
        text: 'Quando uma mulher pede uma visita, pode pedir que venha uma mulher. Cada escritório procura dizer que sim.',
      },
      {
        id: 'lessons',
        title: 'Lições onde os grupos se juntam',
        text: 'Se um grupo de kixikila perto de um dos nossos escritórios pedir uma tarde sobre contas, vem alguém, e não traz contrato.',
      },
    ],
  },
  questions: {
    heading: 'As mulheres perguntam',
    entries: [
      {
        id: 'family',
        question: 'O meu marido pode ver os números?',
        answer:
          'Só se lhe der uma função que os mostre. Pode deixá-lo ver tudo, uma loja ou nada, e mudar isso em qualquer dia.',
      },
      {
        id: 'no-papers',
        question: 'O meu negócio ainda não tem papéis. Posso começar?',
        answer:
          'Pode. O teste pede um nome, um número de telefone e um endereço de e-mail. O NIF pode vir quando o tiver, e os recibos passam a levá-lo a partir desse dia.',
      },
      {
        id: 'bank-report',
        question: 'O banco aceita o relatório?',
        answer:
          'Isso cabe ao banco dizer. O que garantimos é que de cada total se chega às vendas que o compõem: é a primeira coisa que pergunta quem empresta.',
      },
      {
        id: 'shared-phone',
        question: 'Partilhamos um telemóvel na família. Quem pode abrir a caixa nele?',
        answer:
          'Quem entrar, com o seu próprio nome. A caixa tranca-se quando fica sozinha, e a autenticação de dois factores protege a parte da dona.',
      },
    ],
  },
  closing: {
    heading: 'Quem manda já é a senhora.',
    text: 'Diga-nos o que vende e quem a ajuda. Abrimos a conta consigo, em seu nome.',
    actions: [
      askUs(
        'Começar teste gratuito',
        'trial women',
        'Gostaria de começar um teste gratuito com uma conta em meu nome. Vendo:',
      ),
    ],
    related: [
      { label: 'Igualdade de género', href: '/gender-equality' },
      { label: 'Para pequenos negócios', href: '/small-business-backbone' },
      { label: 'Um escritório perto de si', href: '/contact' },
    ],
  },
} as const satisfies WomenEmpowermentCopy
