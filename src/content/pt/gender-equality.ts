import type { GenderEqualityCopy } from '#content/copy/gender-equality.ts'
import { askUs } from '#content/page-words.ts'
import { figures, roleTemplates } from '#facts/claims.ts'
import { contact } from '#facts/contact.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPrice } from './figures.ts'
import { roleNames } from './names.ts'

export const genderEquality = {
  title: 'Igualdade de género',
  searchTitle: 'Igualdade de género: funções, salário e licença',
  description:
    'Na suite, as permissões seguem a função e nunca a pessoa. Assim também se contrata, paga e dá licença na empresa que a faz. O que decide, e o que não.',
  opening: {
    kicker: 'Igualdade de género no trabalho',
    headline: ['Mesmo trabalho,', 'a mesma chave.'],
    lead: 'Quem pode abrir o cofre é questão de confiança, e a confiança dá-se muitas vezes por hábito. Uma função escrita tira o hábito do caminho.',
    actions: [
      askUs('Rever as funções', 'consultation roles', 'Gostaria de rever com alguém as funções do meu negócio.'),
      { label: 'Quem pode fazer o quê', href: '/role-based-access-control' },
    ],
    facts: [
      ['Funções para começar', `${roleTemplates.length}`],
      ['Para uma equipa', `${plans.professional.name}, ${sayPrice(plans.professional.monthlyPrice)} por mês`],
      ['Licença parental', `${sayFigure(figures.parentalLeave)} semanas, mãe ou pai`],
    ],
  },
  settings: {
    heading: 'Onde a igualdade é uma regra',
    note: 'Na suite, para quem trabalha na sua loja.',
    entries: [
      {
        title: 'Permissões por função',
        text: 'O ecrã pergunta para que trabalho alguém foi contratado. Não se pergunta mais nada sobre a pessoa, nem há campo para isso.',
      },
      {
        title: 'Um registo justo',
        text: 'O registo de acções mostra quem fez o quê e quando, e assim o elogio e a culpa vão para o nome certo.',
      },
      {
        title: 'Números antes de opiniões',
        text: 'As vendas por operador e a receita por turno contam-se da mesma maneira para toda a gente.',
        links: [{ label: 'Relatórios por pessoa e por turno', href: '/real-time-analytics' }],
      },
      {
        title: 'Turnos que todos lêem',
        text: 'Horas e caixas estão num só mapa. Todos podem ver a quem calha sempre o turno da noite, e o dono é o primeiro.',
      },
      {
        title: 'Autorização a dois',
        text: 'Um reembolso ou uma mudança de preço pode exigir uma segunda pessoa. A regra é a mesma para a operadora nova e para o velho amigo.',
      },
    ],
  },
  scenes: {
    heading: 'Uma função, uma medida.',
    note: 'Duas imagens de uma loja de exemplo. As pessoas são inventadas; a maneira de contar não.',
    rights: {
      label: `A Solange e o João Paulo têm ambos a função ${roleNames.Manager}: cada permissão de um é também do outro.`,
      title: 'Uma função, duas pessoas',
      role: roleNames.Manager,
      people: ['Solange', 'João Paulo'],
      rights: [
        { name: 'Mudar um preço', isGiven: true },
        { name: 'Autorizar reembolso', isGiven: true },
        { name: 'Encomendar stock', isGiven: true },
        { name: 'Ler relatório da loja', isGiven: true },
        { name: 'Dar funções', isGiven: false },
        { name: 'Fechar a conta', isGiven: false },
      ],
      yes: 'sim',
      no: 'não',
    },
    shift: {
      label:
        'Dois operadores de caixa num sábado, medidos por igual: recibos, receita, francos por recibo, e a gaveta.',
      title: 'Sábado, as duas caixas',
      aside: 'das 8h às 16h',
      people: [
        { name: 'Divina', receipts: 214, takings: 486_200, counted: 486_200 },
        { name: 'Patrício', receipts: 198, takings: 461_340, counted: 461_140 },
      ],
      cashier: 'Na caixa',
      receipts: 'Recibos',
      takings: 'Receita',
      each: 'Por recibo, cerca de',
      difference: 'Gaveta',
    },
  },
  practice: {
    heading: 'O que decide nesta casa',
    note: 'A mesma ideia na nossa própria empresa, escrita para que qualquer um nos possa cobrar.',
    caption: 'O que decide contratação, salário, licença e queixas na empresa, e o que não decide',
    columns: ['Em', 'O que decide', 'O que não decide'],
    rows: [
      [
        'Contratação',
        'Uma tarefa do posto, feita antes de se saberem os nomes',
        'Uma fotografia, um casamento, planos de ter filhos',
      ],
      [
        'Salário',
        'Um intervalo escrito para o posto, conhecido de todos os que o têm',
        'O que alguém ganhava antes, ou se atreveu a pedir',
      ],
      ['Promoção', 'Duas pessoas que viram o trabalho dizem porquê', 'Ficar até tarde no escritório'],
      ['Licença', 'Chegou uma criança, por parto ou por adopção', 'Qual dos pais trabalha cá'],
      ['Noites de serviço', 'Uma escala que conta toda a gente', 'Quem os outros supõem livre à noite'],
      ['Reuniões', 'As horas em que as escolas estão abertas', 'Quem costuma falar primeiro'],
      ['Queixas', 'Alguém que não é chefe de nenhum dos dois', 'O cargo da pessoa de quem se faz queixa'],
    ],
  },
  open: {
    heading: 'O que ainda falta',
    note: 'A igualdade nunca está acabada. Estas são as duas próximas coisas a contar.',
    entries: [
      {
        id: 'pay-comparison',
        title: 'Uma comparação publicada',
        text: 'Quanto ganham as mulheres em comparação com os homens na nossa empresa ainda não está nesta página. Quando estiver, terá ao lado a data da contagem.',
      },
      {
        title: 'A outra metade da licença',
        text: 'A licença parental, cá, é de quem se tornou pai ou mãe. Se os homens que são pais a tiram toda, ainda está por contar.',
        links: [{ label: 'O que a licença é para as mães', href: '/women-empowerment' }],
      },
    ],
  },
  questions: {
    heading: 'Perguntas sobre justiça',
    entries: [
      {
        id: 'stored-gender',
        question: 'A suite guarda se alguém é mulher ou homem?',
        answer: 'Do pessoal, não. Uma pessoa tem um nome, um acesso, uma função e as lojas onde trabalha.',
      },
      {
        id: 'tips',
        question: 'Serve para repartir gorjetas ou comissões com justiça?',
        answer:
          'Conta as vendas e os turnos por pessoa, que é a parte difícil. Como se reparte o total é regra sua, e pode imprimir a regra na mesma folha.',
      },
      {
        id: 'report',
        question: 'Um dos vossos tratou-me mal. O que faço?',
        answer: `Escreva para ${contact.email} e diga-nos o dia. Lê-o alguém que não trabalha com essa pessoa, e diz-lhe o que se passou a seguir.`,
      },
      {
        id: 'fathers',
        question: 'Um pai pode tirar a licença?',
        answer: 'Pode, e a pergunta é quando, não se. O mesmo para quem adopta.',
      },
    ],
  },
  closing: {
    heading: 'Compare duas pessoas no mesmo posto.',
    text: 'Se hoje não podem fazer o mesmo no seu sistema, mostre-nos, e mostramos-lhe a função que o resolve.',
    actions: [
      askUs('Pedir uma demonstração', 'demo roles', 'Gostaria de ver como ficariam as funções no meu negócio.'),
    ],
    related: [
      { label: 'Autonomia das mulheres', href: '/women-empowerment' },
      { label: 'Quem trabalha cá', href: '/about' },
      { label: 'Escritórios e telefones', href: '/contact' },
      { label: 'Como se dá o acesso', href: '/role-based-access-control' },
      { label: 'Todos os planos e preços', href: '/pricing' },
    ],
  },
} as const satisfies GenderEqualityCopy
