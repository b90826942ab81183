"""Names each Swift file that can't be parsed, with the line: swift-syntax.py FILE…"""
import sys

import tree_sitter
import tree_sitter_swift


def first_error(node):
    if node.type == "ERROR" or node.is_missing:
        return node
    return next((first_error(child) for child in node.children if child.has_error or child.is_missing), None)


parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_swift.language()))
failed = False
for path in sys.argv[1:]:
    with open(path, "rb") as file:
        error = first_error(parser.parse(file.read()).root_node)
    if error:
        failed = True
        why = f"{error.type} is missing" if error.is_missing else "can't be parsed"
        print(f"{path}:{error.start_point[0] + 1}: {why}")
sys.exit(failed)
