import type { PaperWords } from '#content/paper-words.ts'
import { brand } from '#facts/brand.ts'

export const grantOutlines = {
  title: 'Guião do relatório ao financiador',
  description: `As partes que a maioria dos financiadores pede, pela ordem habitual, com espaço para escrever e o lugar na ${brand.product} de onde vem cada número.`,
  kind: 'Guião',
  sheets: 4,
  lead: 'Para quem escreve o relatório à noite. Use primeiro o formulário do seu financiador; este serve onde não há nenhum, ou para ver o que falta.',
  sections: [
    {
      id: 'before',
      title: 'Antes de escrever',
      blocks: [
        {
          kind: 'boxes',
          items: [
            'Leia outra vez o acordo da subvenção: o período, a moeda, quem tem de assinar, que recibos acompanham o relatório.',
            'Peça o formulário ao financiador. Se houver um, copie os títulos dele e deixe os nossos.',
            'Feche primeiro o período nas contas. Um número que ainda mexe é um segundo relatório.',
            'Decida quem o lê antes de sair: uma pessoa que conhece o trabalho, outra que conhece o dinheiro.',
          ],
        },
        {
          kind: 'fields',
          labels: [
            'Subvenção e número',
            'Financiador',
            'Período, de e até',
            'Relatório a entregar em',
            'Escrito por',
            'Assinado por',
          ],
        },
      ],
    },
    {
      id: 'summary',
      title: 'Resumo',
      blocks: [
        {
          kind: 'text',
          text: 'Meia página, escrita no fim. O que foi prometido, o que foi feito disso, em que deu o dinheiro, e a única coisa que o financiador deve saber mesmo que não leia mais nada.',
        },
        { kind: 'lines', label: 'Em três frases', count: 5 },
      ],
    },
    {
      id: 'people',
      title: 'As pessoas',
      blocks: [
        {
          kind: 'text',
          text: 'Quem foi alcançado, onde, e como contou. Diga quem não foi, e porquê. Nenhum nome nem fotografia sem autorização, e nunca o nome de uma criança.',
        },
        {
          kind: 'table',
          caption: 'A quem chegou o trabalho',
          columns: [
            { label: 'Grupo', share: 5 },
            { label: 'Lugar', share: 4 },
            { label: 'Previsto', share: 2, isAmount: true },
            { label: 'Feito', share: 2, isAmount: true },
            { label: 'Como se contou', share: 5 },
          ],
          rows: [],
          blankRows: 5,
        },
      ],
    },
    {
      id: 'work',
      title: 'O trabalho',
      blocks: [
        {
          kind: 'text',
          text: 'Uma linha para cada coisa que prometeu. Se alguma não foi feita, a última coluna é o lugar para o dizer, antes que o financiador o descubra.',
        },
        {
          kind: 'table',
          caption: 'Prometido e feito',
          columns: [
            { label: 'Prometido na subvenção', share: 6 },
            { label: 'Feito até ao fim do período', share: 6 },
            { label: 'Prova: lista, foto, assinatura', share: 5 },
            { label: 'Se não: porquê, e até quando', share: 5 },
          ],
          rows: [],
          blankRows: 7,
        },
        {
          kind: 'terms',
          entries: [
            [
              'Uma pessoa',
              'Conte uma história, nas palavras dessa pessoa, com autorização escrita. Diz mais do que um adjectivo.',
            ],
            [
              'Uma dificuldade',
              'Todos os projectos têm uma. Diga quanto custou, o que mudou e o que voltaria a fazer.',
            ],
            ['O que fica', 'Quem cuida da torneira, da sala ou do fundo quando a subvenção acaba, e com que dinheiro.'],
          ],
        },
      ],
    },
    {
      id: 'money',
      title: 'O dinheiro',
      blocks: [
        {
          kind: 'table',
          caption: 'Orçamento e despesa, na moeda da subvenção',
          columns: [
            { label: 'Rubrica', share: 6 },
            { label: 'Orçamento', share: 3, isAmount: true },
            { label: 'Gasto antes', share: 3, isAmount: true },
            { label: 'Gasto neste período', share: 3, isAmount: true },
            { label: 'Resta', share: 3, isAmount: true },
            { label: 'Recibos, de e até', share: 4 },
          ],
          rows: [],
          blankRows: 9,
        },
        {
          kind: 'list',
          items: [
            'Resta o orçamento menos as duas colunas de despesa. Uma rubrica abaixo de zero precisa da autorização do financiador, normalmente antes de acontecer.',
            'Explique cada rubrica muito acima ou muito abaixo do previsto. O acordo diz o que é muito.',
            'Indique o dia e a taxa de cada câmbio, e onde se lançou a diferença.',
            'Os juros e a venda de bens comprados com a subvenção também entram aqui.',
          ],
        },
        {
          kind: 'fields',
          labels: ['Recebido até agora', 'Gasto até agora', 'No banco e na caixa', 'Contado em, por quem'],
        },
      ],
    },
    {
      id: 'sources',
      title: 'De onde vêm os números',
      blocks: [
        {
          kind: 'table',
          caption: `A parte do relatório, e o lugar na ${brand.product}`,
          columns: [
            { label: 'Parte', share: 3 },
            { label: 'Lugar', share: 3 },
            { label: 'O que ver antes de imprimir', share: 7 },
          ],
          rows: [
            ['As pessoas', 'Impacto', 'Registos sem lugar ou sem data; a mesma família registada duas vezes'],
            ['O trabalho', 'Impacto, Voluntários', 'Horas que ninguém confirmou'],
            ['O dinheiro', 'Subvenções', 'Recibos lançados em nenhuma rubrica; rubricas a acabar'],
            ['Donativos além da subvenção', 'Doadores', 'Donativos para este projecto lançados noutro'],
            ['Custo de angariar', 'Angariação de fundos', 'Promessas contadas como se tivessem chegado'],
            ['Documentos a juntar', 'Conformidade', 'Registo e certidão fiscal ainda válidos no dia da assinatura'],
          ],
        },
        {
          kind: 'note',
          text: 'Faz as contas noutro lado? O guião funciona sem nós. Escreva na coluna do meio o nome do seu caderno ou ficheiro.',
        },
      ],
    },
    {
      id: 'leaving',
      title: 'Antes de sair',
      blocks: [
        {
          kind: 'boxes',
          items: [
            'As rubricas somam o total da primeira página.',
            'O que resta bate com o banco e a caixa do mesmo dia.',
            'Cada fotografia e cada nome é impresso com autorização.',
            'Os recibos estão numerados e pela ordem do quadro.',
            'A pessoa que assina leu até ao fim.',
            'Uma cópia fica no escritório, onde quem vier a seguir a encontra.',
          ],
        },
        { kind: 'fields', labels: ['Data', 'Nome e assinatura'] },
      ],
    },
  ],
} as const satisfies PaperWords
