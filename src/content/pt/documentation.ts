import type { DocumentationCopy } from '#content/copy/documentation.ts'
import { topics } from '#made/docs-topics.ts'
import { verifyExample } from '#content/docs/verify-example.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { contact } from '#facts/contact.ts'
import { headquarters } from '#facts/offices.ts'
import { openApi } from './docs/openapi.ts'
import { sayAddress } from './places.ts'

export const documentation = {
  title: 'Documentação',
  searchTitle: 'Documentação: guia de utilização e API REST',
  description: `Como usar a ${brand.product}, passo a passo: primeira entrada, equipa, stock e caixa, e depois uma API REST com webhooks para os seus próprios sistemas.`,
  opening: {
    headline: ['Documentação,', 'do primeiro clique', 'ao seu webhook.'],
    lead: 'Escolha a secção da sua tarefa; o resto, uma pessoa explica.',
  },
  search: {
    label: 'Procurar na documentação',
    placeholder: 'Procurar, p. ex. webhook',
    results: 'Resultados',
    foundOne: '1 resultado',
    foundMany: '{count} resultados',
    nothing: 'Sem resultados.',
    ask: `Perguntar à ${brand.assistant}`,
    ignored:
      'como o que onde quando porque porquê quem qual quais é são foi fazer faz faço posso pode podemos eu nós tu ele ela eles elas meu minha meus minhas nosso nossa seu sua seus suas os a as um uma uns umas e ou em no na nos nas de do da dos das ao à aos às para por com sem não se há isto isso este esta',
    firstMessage: 'Não encontrei isto na documentação: {query}',
  },
  sidebar: {
    label: 'Documentação',
    contents: 'Índice:',
    topics: 'Temas',
    noTitle: 'Nenhum título tem esta palavra.',
    quickLinks: {
      heading: 'Acesso rápido',
      download: 'Descarregar',
      apiReference: 'Referência da API',
      community: 'Fórum da comunidade',
    },
  },
  topics: topics.pt,
  manual: {
    title: `${brand.product}: documentação`,
    description: `Todos os temas da documentação da ${brand.product} num só ficheiro, para guardar, para imprimir e para ler onde não há rede.`,
    lead: 'Todos os temas num só ficheiro, para guardar e imprimir. Não acompanha mudanças posteriores:',
    online: 'a versão mais recente está no site.',
    contents: 'Índice',
    imprint: [sayAddress(headquarters), contact.phone, contact.email],
  },
  unwritten: {
    ask: (topic) => `Tenho uma pergunta sobre este tema da documentação: ${topic}`,
    askLabel: `Perguntar à ${brand.assistant}`,
    demoLabel: 'Pedir uma demonstração',
  },
  code: { copy: 'Copiar', copied: 'Copiado', failed: 'Seleccionado: copie à mão' },
  turn: { before: 'Anterior', after: 'Seguinte' },
  api: {
    document: openApi,
    title: 'Referência da API',
    description: `Chamadas, campos, respostas e eventos da API da ${brand.product}, cada um com um exemplo, para quem liga uma loja online ou um programa de contabilidade.`,
    contents: 'Nesta página',
    back: 'Voltar à documentação',
    lead: 'Cada chamada, cada campo e cada resposta, tirados da descrição que as suas ferramentas podem ler.',
    file: 'Abrir o ficheiro OpenAPI',
    operations: 'Chamadas',
    parameters: 'Parâmetros',
    body: 'Corpo:',
    answers: 'Respostas',
    sharedAnswers: 'Qualquer chamada também pode responder',
    exampleRequest: 'Exemplo de corpo',
    exampleAnswer: 'Exemplo de resposta',
    events: {
      heading: 'Eventos',
      text: 'Cada um é enviado para o seu endereço como um Event cujos dados dependem do tipo.',
      columns: ['Evento', 'Os seus dados, por exemplo'],
      check: {
        title: 'Confirmar que um evento é nosso',
        text: 'Cada um vai assinado com o segredo do seu endereço. Calcule a assinatura do corpo em bruto e compare.',
        codeTitle: 'Node.js',
        code: verifyExample,
        note: 'Recuse um evento com hora antiga, para que ninguém possa repetir um que gravou.',
      },
    },
    schemas: 'Campos',
    fields: ['Campo', 'Significado'],
    required: 'obrigatório',
    readOnly: 'posto por nós',
    listOf: 'lista de',
    or: 'ou',
  },
  closing: {
    heading: 'Preso num passo?',
    text: 'Diga-nos em que ecrã está.',
    actions: [askUs('Perguntar a uma pessoa', 'person', 'Tenho uma pergunta sobre a documentação.')],
  },
} as const satisfies DocumentationCopy
