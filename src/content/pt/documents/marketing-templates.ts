import type { PaperWords } from '#content/paper-words.ts'

export const marketingTemplates = {
  title: 'Modelos de publicidade',
  description:
    'Um quadro de preços, cartões de fidelidade para recortar, e mensagens para festas, novidades e fiado em atraso: para preencher e imprimir ali ao lado.',
  kind: 'Modelos',
  sheets: 4,
  lead: 'Preencher, copiar, recortar. Tinta preta em papel simples chega; um bom marcador lê-se melhor do que uma impressora fraca.',
  sections: [
    {
      id: 'messages',
      title: 'Mensagens',
      blocks: [
        {
          kind: 'text',
          text: 'Para SMS, WhatsApp ou e-mail. Escreva só a quem lhe deu o número para isso, diga quem é logo nas primeiras palavras, e pare quando lho pedirem.',
        },
        {
          kind: 'terms',
          entries: [
            [
              'Mercadoria nova',
              '[Loja]: chegou [produto], [preço]. Guardamos-lhe um até [dia] se responder sim. Não quer mais mensagens? Responda não.',
            ],
            [
              'Antes de uma festa',
              '[Loja]: em [festa] abrimos das [hora] às [hora], e fechamos em [dia]. Encomende [pão, bolo, carne] até [dia], [hora].',
            ],
            [
              'Dia de praça',
              '[Loja]: amanhã em [lugar] a partir das [hora]. Levamos [três produtos]. O que lhe pomos de lado?',
            ],
            [
              'Já está pronto',
              '[Loja]: [a sua reparação, a sua encomenda] está pronta. São [valor]. Aberto até às [hora]; guardamo-la até [dia].',
            ],
            [
              'Sentimos a sua falta',
              '[Loja]: esteve cá pela última vez em [mês]. Se alguma coisa não correu bem, diga-nos: [número]. Se correu, sabe onde estamos.',
            ],
            [
              'Fiado, com amizade',
              '[Loja]: [nome], faltam [valor] de [dia]. Pode trazer até [dia]? Se não, diga-nos em que dia pode.',
            ],
            [
              'Obrigado',
              '[Loja]: obrigado pela visita de hoje. O seu recibo é o número [número]; traga-o se precisar de trocar alguma coisa.',
            ],
          ],
        },
        {
          kind: 'note',
          text: 'No máximo uma mensagem por semana, nenhuma antes das oito da manhã nem depois das oito da noite, e nenhuma que não gostasse de receber.',
        },
      ],
    },
    {
      id: 'price-board',
      title: 'Os preços de hoje',
      startsSheet: true,
      blocks: [
        { kind: 'fields', labels: ['Loja', 'Preços de'] },
        {
          kind: 'table',
          caption: 'Preços, tudo incluído',
          columns: [
            { label: 'Produto', share: 7 },
            { label: 'Por', share: 3 },
            { label: 'Preço', share: 3, isAmount: true },
          ],
          rows: [],
          blankRows: 20,
        },
        { kind: 'fields', labels: ['Aberto', 'Ligue ou escreva para'] },
      ],
    },
    {
      id: 'loyalty',
      title: 'Cartões de fidelidade',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'Copie para papel forte e recorte pelas linhas. Carimbe ou assine um quadrado por compra; uma fila cheia dá direito ao que escrever no cartão. Decida primeiro quanto lhe custa uma prenda, e quanto mais é preciso comprar para a ter.',
        },
        ...['Primeiro cartão', 'Segundo cartão', 'Terceiro cartão', 'Quarto cartão'].map(
          (caption) =>
            ({
              kind: 'table',
              caption,
              columns: [
                { label: 'Loja, cliente', share: 7 },
                { label: 'a', share: 2 },
                { label: 'b', share: 2 },
                { label: 'c', share: 2 },
                { label: 'd', share: 2 },
                { label: 'e', share: 2 },
                { label: 'Prenda', share: 4 },
              ],
              rows: [],
              blankRows: 3,
            }) as const,
        ),
      ],
    },
    {
      id: 'plan',
      title: 'Que mensagem, e quando',
      startsSheet: true,
      blocks: [
        {
          kind: 'text',
          text: 'Uma linha para cada ocasião do ano: as aulas começam, as chuvas, a colheita, o dia de salário, as festas dos seus clientes. Anote o que deu, e o plano do próximo ano fica meio escrito.',
        },
        {
          kind: 'table',
          caption: 'O ano',
          columns: [
            { label: 'Ocasião', share: 5 },
            { label: 'Enviar em', share: 3 },
            { label: 'A quem', share: 4 },
            { label: 'Mensagem', share: 5 },
            { label: 'Vendido por causa dela', share: 4, isAmount: true },
          ],
          rows: [],
          blankRows: 16,
        },
        {
          kind: 'boxes',
          items: [
            'Sei quem aceitou ter notícias nossas, e desde quando.',
            'O que proponho está na prateleira, na quantidade que espero vender.',
            'Quem está ao balcão conhece a mensagem.',
            'Pergunto na caixa: o que o traz por cá?',
          ],
        },
      ],
    },
  ],
} as const satisfies PaperWords
