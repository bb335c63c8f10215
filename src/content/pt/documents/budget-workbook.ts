import type { PaperWords } from '#content/paper-words.ts'
import { brand } from '#facts/brand.ts'

const quarters = ['1.º trimestre', '2.º', '3.º', '4.º'] as const

export const budgetWorkbook = {
  title: 'Caderno de orçamento',
  description:
    'Quatro folhas para uma subvenção: condições e datas, orçamento por rubrica e trimestre, os recibos, e a conferência no fim de cada mês. Para preencher à mão.',
  kind: 'Folhas para preencher',
  sheets: 4,
  lead: `Um exemplar para cada subvenção. Preencha as duas primeiras folhas no dia em que assina, as outras duas todos os meses. As colunas são as de um quadro simples: uma folha de cálculo ou a ${brand.product} podem recebê-las mais tarde.`,
  sections: [
    {
      id: 'grant',
      title: 'A subvenção',
      blocks: [
        {
          kind: 'fields',
          labels: [
            'Nome da subvenção',
            'Número no acordo',
            'Financiador, e quem lá responde',
            'Valor e moeda',
            'Começa em',
            'Acaba em',
            'A nossa conta no banco para ela',
            'Quem pode gastar dela',
          ],
        },
      ],
    },
    {
      id: 'conditions',
      title: 'Condições e datas',
      blocks: [
        {
          kind: 'boxes',
          items: [
            'Uma rubrica pode ser ultrapassada nesta medida sem perguntar: escreva aqui o número do acordo.',
            'Despesas antes do primeiro dia: contam, ou não contam.',
            'Compras acima deste preço precisam de orçamentos de vários vendedores.',
            'Os originais são enviados, ou guardados por estes anos.',
            'O câmbio é lançado a esta taxa: a do banco, a do financiador, a do mês.',
            'O que se compra fica no fim para nós, para a aldeia, para o financiador.',
          ],
        },
        {
          kind: 'table',
          caption: 'O que é devido, e quando',
          columns: [
            { label: 'Devido: relatório, pagamento, visita, auditoria', share: 7 },
            { label: 'Dia', share: 3 },
            { label: 'Quem faz', share: 4 },
            { label: 'Feito', share: 2 },
          ],
          rows: [],
          blankRows: 5,
        },
      ],
    },
    {
      id: 'budget',
      title: 'Orçamento por rubrica e trimestre',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'Primeiro as rubricas, depois o que se costuma esquecer. Risque o que não precisa. Unidades inteiras da moeda; nenhuma rubrica sem alguém que a vigie.',
        },
        {
          kind: 'table',
          caption: 'Despesa prevista',
          columns: [
            { label: 'Rubrica', share: 6 },
            ...quarters.map((label) => ({ label, share: 3, isAmount: true }) as const),
            { label: 'Ao todo', share: 3, isAmount: true },
            { label: 'Vigiada por', share: 3 },
          ],
          rows: [
            'Salários e segurança social',
            'Formação: sala, refeições, papel',
            'Bens e materiais',
            'Deslocações ao terreno',
            'Transporte de mercadoria',
            'Telefone e dados',
            'Taxas do banco e mobile money',
            'Renda e energia, a nossa parte',
            'Reparações',
            'Auditoria',
            'Contar e relatar',
          ].map((line) => [line, '', '', '', '', '', '']),
          isForWriting: true,
          blankRows: 5,
        },
        {
          kind: 'table',
          caption: 'De onde vem o dinheiro',
          columns: [
            { label: 'Fonte', share: 6 },
            ...quarters.map((label) => ({ label, share: 3, isAmount: true }) as const),
            { label: 'Ao todo', share: 3, isAmount: true },
            { label: 'Certo?', share: 3 },
          ],
          rows: ['Este financiador', 'A nossa parte, em dinheiro', 'A nossa parte, em trabalho e bens', ''].map(
            (source) => [source, '', '', '', '', '', ''],
          ),
          isForWriting: true,
        },
      ],
    },
    {
      id: 'receipts',
      title: 'Recibos',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'Uma linha para cada recibo, no próprio dia. Escreva o mesmo número no recibo. Copie esta folha as vezes que precisar.',
        },
        {
          kind: 'table',
          caption: 'Recibos do mês',
          columns: [
            { label: 'N.º', share: 2 },
            { label: 'Dia', share: 2 },
            { label: 'O quê, e a quem', share: 7 },
            { label: 'Rubrica', share: 4 },
            { label: 'Valor', share: 3, isAmount: true },
            { label: 'Pago por', share: 3 },
          ],
          rows: [],
          blankRows: 21,
        },
      ],
    },
    {
      id: 'month',
      title: 'O fim do mês',
      startsSheet: true,
      blocks: [
        {
          kind: 'table',
          caption: 'O que resta de cada rubrica',
          columns: [
            { label: 'Rubrica', share: 6 },
            { label: 'Orçamento', share: 3, isAmount: true },
            { label: 'Gasto antes', share: 3, isAmount: true },
            { label: 'Gasto este mês', share: 3, isAmount: true },
            { label: 'Resta', share: 3, isAmount: true },
            { label: 'Chega até ao fim?', share: 4 },
          ],
          rows: [],
          blankRows: 11,
        },
        {
          kind: 'boxes',
          items: [
            'O dinheiro no banco, na caixa e no telemóvel soma o que dizem as contas.',
            'Alguém que não gasta nada desta subvenção contou consigo.',
            'O financiador foi avisado de cada rubrica que vai faltar, antes de faltar.',
            'Os donativos para outros fins ficaram no seu lugar.',
          ],
        },
        {
          kind: 'fields',
          labels: [
            'No banco',
            'Na caixa',
            'No telemóvel',
            'Total, e o que dizem as contas',
            'Contado por',
            'Visto por',
          ],
        },
      ],
    },
  ],
} as const satisfies PaperWords
