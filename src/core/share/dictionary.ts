/**
 * What texts about tools are full of, so that a link need not carry it. The rarest stands first: what is near the end
 * costs the fewest bits to point at. Links of version 1 were written with exactly this text: it never changes again.
 */

const words = `
abort absolute accept access accessible account action activity added address advanced against agent alias all allowed
already also alternative always amount analysis analyze analytics another answer api app append application apply approval archive area
argument around article assign assigned assignee associated asynchronous attachment attribute authenticated authentication author
authorization automatically available average avoid backend background balance base64 baseline basic batch because before behavior
being below best between billing binary block board body boolean both branch browser bucket budget buffer build bulk button byte
cache calculate calendar callback campaign cancel cannot capabilities capture card case category cell chain channel characters
chart chat check child choose chunk class clean clear click client clipboard clone cloud cluster code collection color column
combine command comma-separated comment commit common company compare comparison complete completed completion complex component
compute concise condition configuration configured confirm conflict connect connection console contact container containing
contains content context continue control conversation convert coordinates copy correct cost count country coverage created
creation credentials criteria cron currency current currently cursor custom customer daily dashboard data database dataset
date day days debug decimal default defaults define definition delay deleted delimiter deploy deployment depth description desired
destination detailed details detect developer device diagnostic diff different digit dimension direct direction directly directory
disable disabled discover display document documentation does domain done download draft drive due duplicate duration during
dynamic each edit editor either element email embedding empty enable enabled encode encoded encoding end endpoint engine ensure
enter entire entities entity entries entry environment equal error errors escape estimate even event events every exact
exactly example except exceed exclude excluded execute execution existing exists expand expected expiration explain explicit
export expression extended extension external extract failed failure fallback false feature feedback fetch field fields file
filename files filter filtered filtering filters final find first fixed flag float folder follow following font force form format formatted
found fragment frame free frequency from full function further general generate generated get given global goal graph greater grid
group guide handle have header headers health height help here hidden hierarchy high highlight history host hour hours however
html human icon ideal identifier identify ignore ignored image images immediate implementation import important include included
includes including index individual info information initial inline input insert inside insights inspect install instance
instead instructions integer integration interact interactive interface internal interval into invalid inventory invite
invoice issue issues item items iterate job join just keep keys keyword known label labels language large last later latest layout
leave left length less level library license like limit line lines link linked links list lists load local locale location lock log
logs long longer lookup lower main maintain make manage management manually many map mark markdown market match matches matching
maximum may mean media member members memory merge message messages metadata method metric metrics milliseconds minimal minimum minutes missing mobile
mode model modified modify module monitor month more most mount move multi multiple must name names namespace native natural navigate
necessary need needed needs nested network never new next no node none normal not note notes notification now null number
numeric object objects occur offset older omit omitted once one only open operation operations operator optimize option optional
optionally options order organization original other otherwise output outside over override overview overwrite own owner package
page pages pagination pair parallel parameter parameters parent parse part partial pass password patch path paths pattern
payload payment pending per percent perform performance period permission permissions person phone pipeline place placeholder
plain plan platform player plugin point policy pool popular port position possible post precise prefer preferred prefix
prepare present preserve preset prevent preview previous price primary print priority private process processing product
production profile progress project projects prompt proper properties property protected protocol provide provided provider
provides proxy public publish pull purpose push quality quantity queries query question queue quick quota random range rate rather
raw reach react read readable ready real reason receive recent recently recommended record records recursive recursively redirect reduce
reference references refresh regex region register regular related relation relationship relative release relevance relevant reload remote remove
rename render repeat replace replacement reply report repository represent request requested requests require required requires
research reserved reset resolution resolve resource resources respond response restart restore restrict result results resume
retrieve retry return returned returns reverse review right role roles root rotate route row rows rule rules run runtime safe same
sample save saved scale scan schedule scheduled schema scope score screen screenshot script scroll search second seconds section
security see segment select selected selection selector self send sensitive separate separated sequence series server service
session set setting settings setup several shape share shared sheet shell short should show shown side sign similar simple simulate since single site
size skip small smart snapshot snippet social some sort sorted sorting source space spaces specific specified specify split sprint stack
stage standard start started starting state statement static statistics status step steps still stock stop storage store stored strategy stream
string strings structure structured style subject submit subscription subset success such suggest suggestions summary support
supported supports symbol sync syntax system table tables tag tags take target targets task tasks team template temporary tenant term
terminal test tests text than that the their them theme then there these they third this thread threshold through thumbnail ticket tickets time
timeline timeout timestamp timestamps timezone title to today together toggle token tokens tool tools topic total trace track traffic transaction
transcript transfer transform translate tree trend trigger true truncate try two type types typically under unique unit
unless unlike until update updated updates upload upper url urls usage use used useful user username users uses using usually valid
validate validation value values variable variables variant various vector verify version vertical via video view viewport
visibility visible visual voice wait want warning was watch web webhook website week weeks weight well were what when where whether which while who
whole width will window with within without word work worker workflow working workspace workspaces would wrap write written year yes yet you your zero zone zoom
`;

const phrases = `
Access Account Action Activate Adds Add a new Address All Allow Also Always An array of Analyze Any Append Apply Archive Array of As Assign At least Attach Author
Available Base Before Both Branch Build By default, Call Cancel Category Change Check if Choose Clear Click Close Code Color Comma-separated list of
Command Comment Compare Complete Configure Confirm Connect Content Convert Copy Count Create a new Creates a new Current Cursor for pagination Custom
Data Date Default: Defaults to Define Delete a Deletes a Description of the Detailed Determines Direction Disable Display Do NOT Does not Download Each Edit
Email address Enable End date Ensure Error: Example: Examples: Execute a Export External Extract Fetch Field File path Filter by Filter results by Find First Folder
Follow For example, Format Full Generate Get a list of Get all Get detailed information about Gets the Given Group Handle Height How many How to ID of the Identifier
If not provided, If not specified, If omitted, If true, Image IMPORTANT: In Include Index Information Input Insert Instead Internal It is Items Json
Key Keyword Keywords Language Latest Length Level Limit Line List all Lists all List of Load Local Location Log Make Manage Map Mark Match Maximum number of results to return
Maximum number of Message Metadata Method Minimum Mode Model Modify Move Must be Multiple Name of the Navigate New No Node Note: Number of results per page Number of
Object Offset Only One of: Open Optional. Optional Options Order Output Owner Page number for pagination Page Parameters Parent Partial Pass Path to the Perform
Position Preview Project Property Provide Provides Public Query Raw Read Reads Reason Remove Rename Replace Request Required. Required Requires Reset Resource Response
Retrieve a Retrieves Return Returns a list of Returns the Root Run Save Scope Search for Search query Second See Select Send Server Session Set the Sets Short Should Show
Since Size Skip Some Sort by Source Specific Specify Start date Start State Status Stop String Structure Submit Supports Supported Switch Sync System Tag Take Target Task Team
Template Test Text The ID of the The URL of the The maximum number of The name of the The new The number of The path to the The The text The type of The unique identifier of the
There These This tool This Time Timeout in milliseconds Timeout in seconds Timestamp Title of the To Token Tool Total Track Transform True Type of Unique identifier of the Unique Unless Unlike
Update an existing Updates Upload Use this when Use this tool to Use User ID Used to Username Uses Validate Value Verify Version View Wait Warning What When true, Whether the
Whether to include Which Width With Without Work Workspace Write You You can You must Your YYYY-MM-DD ISO 8601 date format (YYYY-MM-DDTHH:mm:ssZ) (e.g., "API key JSON HTML URL HTTP SQL UUID CSV PDF
(default: true) (default: false) (default: 10) (optional) (required) (inclusive) (in seconds) as returned by and its are not be used by the can be do not for a for each for the from the has been
if the in the is not is the it is of a of the on the or the such as a that are the user there is this to a to be to get to return to the to use used for using the what the will be with a with the you can
- **Note**: \\n\\nArgs:\\n \\n\\nReturns:\\n \\n\\nExample:\\n \\n\\n**IMPORTANT**: \\n\\nWHEN TO USE:\\n- \\n\\nUse when:\\n- \\n  - \\n1. \\n2. \\n3. \\n- \\n\\n \\" \\"\\n
`;

const skeletons = [
  '"$id":"urn:","$anchor":"","$comment":"","$ref":"#/definitions/","$ref":"#/$defs/","definitions":{"$defs":{"dependentRequired":{"',
  '"unevaluatedProperties":false,"patternProperties":{"^"propertyNames":{"type":"string"},"prefixItems":[{"contains":{"minContains":1,"if":{"then":{"else":{"not":{',
  '"_meta":{"io.modelcontextprotocol/","icons":[{"src":"data:image/png;base64,","mimeType":"image/svg+xml","sizes":["48x48"]}],',
  '"contentEncoding":"base64","contentMediaType":"application/json","deprecated":true,"readOnly":true,"writeOnly":true,"const":"',
  '"uniqueItems":true,"multipleOf":1,"nullable":true,"examples":["',
  '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","ttlMs":0,"cacheScope":"private","nextCursor":"","tools":[',
  '"cases":[{"name":"","tool":"","arguments":{},"expect":"valid","expectResult":"invalid","result":{',
  '"protocolVersion":"2024-11-05","protocolVersion":"2025-03-26","protocolVersion":"2025-06-18","protocolVersion":"2026-07-28","protocolVersion":"2025-11-25",',
  '"serverInfo":{"name":"mcp-server","title":"","version":"1.0.0"},"instructions":"","capabilities":{"logging":{},"completions":{},"prompts":{"listChanged":false},',
  '"resources":{"subscribe":true,"listChanged":true},"prompts":{},"tools":{"listChanged":true}},"tools":[{"name":"get_',
  'create_delete_update_search_list_read_write_file_user_project_issue_message_comment_status_by_id","title":"',
  '"allOf":[{"oneOf":[{"anyOf":[{"type":"string"},{"type":"number"},{"type":"null"}],"default":null},"minItems":1,"maxItems":100,"items":{"anyOf":[{"type":["string","null"]',
  '"format":"date-time","format":"uuid","format":"email","format":"date","format":"uri","pattern":"^[a-zA-Z0-9_-]+$","minLength":1,"maxLength":255,"pattern":"^\\\\d{4}-\\\\d{2}-\\\\d{2}$",',
  '"exclusiveMinimum":0,"maximum":9007199254740991,"minimum":-9007199254740991,"minimum":0,"maximum":1000,"minimum":1,"maximum":100,"default":10,"default":"',
  '"enum":["asc","desc"],"enum":["low","medium","high"],"enum":["open","closed","all"],"enum":["json","text","markdown","html"],"enum":["active","',
  '"outputSchema":{"type":"object","properties":{"success":{"type":"boolean"},"result":{"type":"string"},"error":{"type":"string","content":{"type":"array","items":{},"data":{"type":"object",',
  '"additionalProperties":true,"additionalProperties":{},"additionalProperties":{"type":"string"},"propertyNames":{"type":"string"},"required":["id","name"]',
  '"start_date":{"end_date":{"userId":{"projectId":{"user_id":{"filter":{"filters":{"fields":{"include":{"options":{"format":{"content":{"message":{"title":{"text":{"status":{"tags":{"page":{"perPage":{"per_page":{"pageSize":{"cursor":{"sort":{"order":{"offset":{"limit":{"url":{"path":{"type":{"id":{"name":{"query":{',
  '"annotations":{"title":"","readOnlyHint":true,"destructiveHint":true,"idempotentHint":false,"openWorldHint":false}},{"name":"',
  '"annotations":{"readOnlyHint":false,"destructiveHint":false,"idempotentHint":true,"openWorldHint":true},"_meta":{',
  '"inputSchema":{"type":"object","properties":{}}},{"name":"","inputSchema":{"type":"object","properties":{},"additionalProperties":false}},{"name":"',
  '"inputSchema":{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{"',
  '"],"additionalProperties":false,"$schema":"http://json-schema.org/draft-07/schema#"},"execution":{"taskSupport":"forbidden"}},{"name":"',
  '"required":["query"]}},{"name":"search_","description":"Search","inputSchema":{"type":"object","properties":{"query":{"type":"string","description":"Search query"},"limit":{"type":"number","description":"Maximum number of results',
  '"default":false,"description":"Whether to ","default":true},"type":"boolean","description":"If true, "type":"boolean","default":false},"',
  '"type":"object","description":"","properties":{"type":"integer","description":"Number of ","default":1,"minimum":1,"maximum":100},"',
  '"type":"array","items":{"type":"object","properties":{"type":"array","description":"List of ","items":{"type":"string","enum":["type":"array","items":{"type":"string"},"description":"Array of ',
  '"required":[],"additionalProperties":false},"required":["url"]}},{"name":"list_","description":"List ","required":["path","',
  '"},"type":{"type":"string","enum":["","description":"Filter by "},"name":{"type":"string","description":"Name of the "},"id":{"type":"string","description":"The ID of the "},"',
  '": [\n    {\n      "name": "",\n      "title": "",\n      "description": "",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "": {\n            "type": "string",\n            "description": "", "maxLength": 100 },\n      "',
  '{\n  "tools": [\n    {\n  "name": "",\n  "title": "",\n  "description": ". Returns the ",\n  "inputSchema": {\n    "type": "object",\n    "properties": {\n      "": {\n        "type": "integer",\n        "description": "",\n        "items": { "type": "string" },\n        "minimum": 1,\n        "maximum": 100,\n        "default": 10\n      }\n    },\n    "required": [""],\n    "additionalProperties": false\n  },\n  "outputSchema": {\n    "type": "object",\n    "properties": {\n      "": { "type": "string", "description": "" },\n      "": { "type": "array", "enum": ["", "',
  '\n  },\n  "annotations": {\n    "readOnlyHint": true,\n    "destructiveHint": false,\n    "idempotentHint": true,\n    "openWorldHint": false\n  }\n}\n',
  '["untitled","2024-11-05","2025-03-26","2025-06-18","my-tools","2025-11-25",0,0,"\\t",1]\n","wire","compare","export","try",0,0,"    ",1]\n["tools","2026-07-28",0,0,"  "]\n[{"name":"","2026-07-28",0,0," "]\n{"tools":[{"name":"","title":"","description":"","inputSchema":{"type":"object","properties":{"":{"type":"string","description":"',
];

export const dictionary: string = [words.replaceAll("\n", " "), phrases.replaceAll("\n", " "), ...skeletons].join("");
