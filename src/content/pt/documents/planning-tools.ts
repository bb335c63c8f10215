import type { PaperTable, PaperWords } from '#content/paper-words.ts'

/** O pão de um dia numa pequena padaria; as somas fazem-se abaixo. Inventado, em kwanzas. */
const batch = {
  baked: 60,
  notSold: 4,
  costs: [
    ['Farinha', 24_000],
    ['Fermento, açúcar, sal, óleo', 6_300],
    ['Lenha ou gás', 3_500],
    ['Mãos: as horas desta fornada', 6_000],
    ['Renda, energia, água: a parte de um dia', 2_200],
  ],
  price: 1_000,
} as const

const plain = new Intl.NumberFormat('pt-AO')
const say = (amount: number) => plain.format(amount)
const allCosts = batch.costs.reduce((sum, [, cost]) => sum + cost, 0)
const sold = batch.baked - batch.notSold
const costEach = allCosts / sold

const loaf: PaperTable = {
  kind: 'table',
  caption: 'Um exemplo com números inventados: uma fornada de pães, em kwanzas',
  columns: [
    { label: 'O quê', share: 7 },
    { label: 'Exemplo', share: 3, isAmount: true },
    { label: 'O meu', share: 3 },
    { label: 'O meu, outro produto', share: 3 },
  ],
  rows: [
    ...batch.costs.map(([what, cost]) => [what, say(cost), '', '']),
    ['Todos os custos da fornada (A)', say(allCosts), '', ''],
    ['Peças feitas', say(batch.baked), '', ''],
    ['Dadas, partidas, que sobraram', say(batch.notSold), '', ''],
    ['Peças vendidas (B)', say(sold), '', ''],
    ['Uma peça custa-me: A a dividir por B', say(costEach), '', ''],
    ['O meu preço por peça (C)', say(batch.price), '', ''],
    ['Sobra de uma peça: C menos o que custa', say(batch.price - costEach), '', ''],
    ['Sobra da fornada inteira', say((batch.price - costEach) * sold), '', ''],
  ],
  isForWriting: true,
  isSample: true,
}

export const planningTools = {
  title: 'Folhas de planeamento',
  description:
    'Quatro folhas para uma loja pequena, para copiar e preencher à mão: o stock inicial, o preço de um pão com tudo lá dentro, a caixa da noite e os meses que vêm.',
  kind: 'Folhas para preencher',
  sheets: 4,
  lead: 'Cada folha funciona sozinha e sem computador. Guarde a primeira cópia em branco, e preencha a segunda.',
  sections: [
    {
      id: 'stock',
      title: 'O stock inicial',
      blocks: [
        {
          kind: 'list',
          items: [
            'Conte uma prateleira de cada vez, a dois: um conta, outro escreve. A loja fica aberta.',
            'Conte peças, e escreva quantas leva uma grade. Não escreva o que lá devia estar.',
            'O preço é o que pagou, não o que pede.',
          ],
        },
        { kind: 'fields', labels: ['Prateleira ou sala', 'Dia, e quem contou'] },
        {
          kind: 'table',
          caption: 'Contagem',
          columns: [
            { label: 'Produto, tamanho', share: 7 },
            { label: 'Peças', share: 2, isAmount: true },
            { label: 'Pago por uma', share: 3, isAmount: true },
            { label: 'Valor', share: 3, isAmount: true },
            { label: 'Validade', share: 3 },
          ],
          rows: [],
          blankRows: 13,
        },
        { kind: 'fields', labels: ['Total desta folha', 'Total de todas as folhas'] },
      ],
    },
    {
      id: 'price',
      title: 'O preço de um pão com tudo lá dentro',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'O pão está no lugar de tudo o que faz ou embala: sabão, rissóis, um ecrã reparado. Use um dia normal, não o melhor.',
        },
        loaf,
        {
          kind: 'text',
          text: 'Se não sobra nada, mude uma coisa e conte outra vez: cozer menos do que ninguém compra, comprar a farinha a meias com um vizinho, ou pedir um pouco mais. As suas próprias horas são um custo, mesmo quando não se paga nada.',
        },
        { kind: 'lines', label: 'O que vou mudar', count: 3 },
      ],
    },
    {
      id: 'cash',
      title: 'A caixa da noite',
      startsSheet: true,
      blocks: [
        {
          kind: 'steps',
          items: [
            'Escreva o fundo da manhã e as vendas do dia, pela caixa ou pelo caderno.',
            'Conte a gaveta antes de ver o que lá devia estar.',
            'Escreva a diferença, mesmo pequena. A mesma diferença no mesmo dia da semana tem uma razão.',
          ],
        },
        { kind: 'fields', labels: ['Caixa, e dia', 'Fechada por'] },
        {
          kind: 'table',
          caption: 'Notas e moedas na gaveta',
          columns: [
            { label: 'Nota ou moeda', share: 4 },
            { label: 'Quantas', share: 3, isAmount: true },
            { label: 'Valor', share: 4, isAmount: true },
            { label: 'Observação', share: 5 },
          ],
          rows: [],
          blankRows: 8,
        },
        {
          kind: 'table',
          caption: 'O que lá devia estar',
          columns: [
            { label: 'O quê', share: 6 },
            { label: 'Valor', share: 3, isAmount: true },
          ],
          rows: [
            'Fundo da manhã',
            'Vendas em dinheiro',
            'Fiado pago em dinheiro',
            'Saiu da gaveta, com recibo (tirar)',
            'Levado ao banco ou ao telemóvel (tirar)',
            'Devia estar na gaveta',
            'Está na gaveta',
            'Diferença',
            'À parte: mobile money de hoje',
            'À parte: vendido fiado hoje',
          ].map((line) => [line, '']),
          isForWriting: true,
        },
      ],
    },
    {
      id: 'months',
      title: 'O mês em que o dinheiro aperta',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'Escreva em cada mês o que vai mesmo entrar e sair, não o que está facturado. As propinas, as chuvas e as festas vêm todos os anos: veja o caderno do ano passado. O que sobra passa para o cimo do mês seguinte.',
        },
        {
          kind: 'table',
          caption: 'Seis meses de caixa',
          columns: [
            { label: 'Mês', share: 6 },
            ...['A', 'B', 'C', 'D', 'E', 'F'].map((label) => ({ label, share: 2, isAmount: true }) as const),
          ],
          rows: [
            'Nome do mês',
            'Em mão no início',
            'Vendas, dinheiro e mobile money',
            'Fiado pago',
            'Outro dinheiro que entra',
            'Mercadoria comprada',
            'Salários, e o meu',
            'Renda, energia, água, dados',
            'Impostos e taxas',
            'Empréstimo ou kixikila',
            'Propinas, família',
            'Outro dinheiro que sai',
            'Em mão no fim',
          ].map((line) => [line, '', '', '', '', '', '']),
          isForWriting: true,
        },
        {
          kind: 'list',
          items: [
            'Se um mês acaba abaixo de zero, aja dois meses antes.',
            'Veja primeiro a mercadoria parada, depois o fiado em atraso, e só então um empréstimo.',
          ],
        },
        { kind: 'lines', label: 'O mês apertado, e o que faço antes dele', count: 4 },
      ],
    },
  ],
} as const satisfies PaperWords
