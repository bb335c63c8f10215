import { describeApi } from '#content/docs/describe-api.ts'
import { brand } from '#facts/brand.ts'
import { plans } from '#facts/plans.ts'

/** O que a descrição da API diz por palavras. */
export const openApi = describeApi({
  description: `Produtos, vendas e webhooks da ${brand.product}. Incluído em ${plans.professional.name} e ${plans.enterprise.name}.`,
  groups: {
    Products: 'O que vende.',
    Sales: 'O que vendeu.',
    Webhooks: 'O que dizemos ao seu servidor.',
  },
  token: 'Criado em Definições do sistema, e depois Integrações.',
  calls: {
    listProducts: {
      summary: 'Listar os produtos',
      description: 'A última mudança em primeiro, sem os produtos arquivados.',
      answer: 'Uma página de produtos.',
    },
    addProduct: { summary: 'Acrescentar um produto', answer: 'O produto, com o seu id.' },
    replaceProduct: {
      summary: 'Substituir um produto',
      description:
        'Os campos omitidos ficam vazios. O stock não muda com isto: para isso é precisa uma entrega, uma venda ou uma contagem.',
      answer: 'O produto tal como está agora.',
    },
    archiveProduct: {
      summary: 'Arquivar um produto',
      description: 'Sai da caixa e das listas; as suas vendas passadas guardam-no.',
      answer: 'Arquivado. A resposta não tem corpo.',
    },
    listSales: { summary: 'Listar as vendas', description: 'A última em primeiro.', answer: 'Uma página de vendas.' },
    recordSale: {
      summary: 'Registar uma venda',
      description: 'Para vendas feitas noutro lado, como numa loja online. O stock da loja desce.',
      answer: 'A venda, com o seu id e o total.',
    },
  },
  events: {
    'sale.created': 'Nova venda',
    'payment.received': 'Pagamento recebido',
    'refund.processed': 'Reembolso feito',
    'stock.low': 'Alerta de stock baixo',
    'stock.adjusted': 'Acerto de stock',
    'product.created': 'Novo produto',
  },
  eventKept: 'Guardou o evento. Com qualquer outra resposta, voltamos a enviá-lo.',
  parameters: {
    cursor: 'O que a página anterior deu como next. Omita-o para a primeira página.',
    limit: 'O máximo de linhas que quer numa página; uma página pode ter menos.',
    id: 'O id do produto.',
    idempotencyKey: 'Um texto seu. Um pedido repetido com a mesma chave recebe o primeiro resultado.',
    day: 'Só as vendas deste dia, pela hora da loja.',
    location: 'Só as vendas desta loja.',
  },
  refusals: {
    BadParameter: 'Um parâmetro está mal formado, ou o cursor não é nosso.',
    BadBody: 'O corpo não é JSON.',
    Unauthorized: 'O token falta, está errado ou foi retirado.',
    Forbidden: 'A função do token não pode fazer isto.',
    NoProduct: 'Nenhum produto tem este id.',
    BarcodeTaken: 'Outro produto tem este código de barras.',
    BarcodeOrKeyTaken: 'Outro produto tem este código de barras, ou a chave serviu para outro pedido.',
    KeyTaken: 'A chave serviu para outro pedido.',
    BadProduct: 'Um campo falta ou está fora dos limites.',
    BadSale: 'Um campo falta ou está fora dos limites, ou uma linha não indica nenhum produto seu.',
    TooMany: 'Demasiados pedidos ao mesmo tempo.',
  },
  retryAfter: 'Segundos a esperar antes do próximo pedido.',
  pages: {
    ProductPage: 'Alguns dos seus produtos.',
    SalePage: 'Algumas das suas vendas.',
    data: 'O último em primeiro.',
    next: 'O cursor da página seguinte; null na última.',
  },
  schemas: {
    Product: {
      description: 'O que vende.',
      fields: {
        id: 'Dado por nós; nunca muda.',
        name: 'Tal como é impresso no recibo.',
        barcode: 'O que o leitor lê, se houver.',
        unit: 'Como se vende: peça, saco, bidão.',
        cost: 'Quanto lhe custa uma unidade.',
        price: 'Por quanto se vende uma unidade, com imposto.',
        reorder_at: 'A quantidade em que segue o alerta de stock baixo.',
        stock: 'A quantidade em todas as lojas que o token pode ver.',
        updated_at: 'Quando mudou pela última vez.',
      },
    },
    Sale: {
      description: 'O que está num recibo.',
      fields: {
        id: 'Identifica a venda para sempre.',
        location: 'O nome curto da loja.',
        currency: 'Três letras, por exemplo RWF.',
        paid_by: 'Como o cliente pagou.',
        lines: 'O que foi vendido.',
        total: 'A soma das suas linhas.',
        created_at: 'Quando foi registada.',
      },
    },
    SaleLine: {
      description: 'Um produto de uma venda.',
      fields: {
        product: 'O id do produto.',
        quantity: 'Quantas unidades; aceitam-se fracções.',
        price: 'Por quanto foi vendida uma unidade.',
      },
    },
    Event: {
      description: 'O que um webhook envia para o seu endereço.',
      fields: {
        id: 'O mesmo quando um evento é enviado outra vez.',
        type: 'O que aconteceu.',
        created_at: 'Quando aconteceu.',
        data: 'O produto, a venda, o pagamento ou a contagem de que se trata.',
      },
    },
    Problem: {
      description: 'Porque foi recusado um pedido.',
      fields: {
        code: 'Para o seu programa; fica sempre igual.',
        message: 'Para quem lê o registo.',
        field: 'O campo de que se trata, se se tratar de um.',
      },
    },
  },
})
